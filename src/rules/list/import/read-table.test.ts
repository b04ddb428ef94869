import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ImportedRow } from './imported-row'
import { readTable } from './read-table'

const tableRows = (cells: readonly (readonly unknown[])[]): readonly ImportedRow[] => {
  const read = readTable(cells)
  if ('problem' in read) throw new Error(read.problem)
  return read.rows
}

describe('a table that somebody brings', () => {
  it('is read with its columns in any order, below titles, and without its foot', () => {
    const rows = tableRows([
      ['高三（5）班 李同学'],
      [],
      ['专业1', '学校', '专业组', '是否服从'],
      ['软件工程', '安徽大学', '="003"', '服从'],
      ['', '', '', ''],
      ['', '合肥工业大学', 4, '不服从'],
      ['以上仅供参考，以省级教育考试院公布的为准，请核对。'],
    ])
    expect(rows).toEqual([
      { line: 4, school: '安徽大学', group: '003', majors: [{ name: '软件工程' }], adjust: true },
      { line: 6, school: '合肥工业大学', group: '4', majors: [], adjust: false },
    ])
  })

  it('tells columns without heads apart by its choices, not by the sum below them', () => {
    const read = readTable(
      [
        ['1', '0101', '', '001', '是'],
        ['2', '0730', '', '002', '是'],
        ['合计', '', '2'],
      ],
      {
        isSchool: () => false,
        isSchoolCode: (code) => (/^0/.test(code) && code.length === 4 ? 'school' : undefined),
      },
    )
    if ('problem' in read) throw new Error(read.problem)
    expect(read.columns.map(({ index, role }) => [index, role])).toEqual([
      [0, 'order'],
      [1, 'schoolCode'],
      [2, undefined],
      [3, 'group'],
      [4, 'adjust'],
    ])
  })

  it('says what is wrong with one that cannot be read', () => {
    expect(readTable([])).toEqual({ problem: '表是空的。' })
    expect(readTable([['张三', '李四']])).toHaveProperty(
      'problem',
      expect.stringContaining('没有看出哪一列是院校'),
    )
    expect(readTable([['院校名称']])).toEqual({ problem: '表头下面没有志愿。' })
  })

  it('reads no more of a cell than a name is long, and says so', () => {
    const cells = [
      ['院校名称', '专业组'],
      ['（'.repeat(200_000), '003'],
    ]
    expect(readTable(cells)).toMatchObject({ cutLines: [2] })
    expect(tableRows(cells)[0]?.school?.length).toBe(500)
    expect(readTable([['院校名称'], ['安徽大学'], ['（'.repeat(200_000)]])).toMatchObject({
      skipped: [{ line: 3, why: '说明' }],
    })
    expect(readTable([new Array(301).fill('院校名称')])).toHaveProperty(
      'problem',
      expect.stringContaining('301 列'),
    )
  })

  it('never breaks, whatever it is', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom('院校名称', '院校代码', '专业组代码', '专业1代码', '专业', '服从', '003', '=1+1', null),
      fc.double(),
      fc.boolean(),
      fc.date(),
    )
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 12 }), (cells) => {
        const read = readTable(cells)
        return 'problem' in read ? read.problem.length > 0 : read.rows.length > 0
      }),
      { numRuns: 300 },
    )
  })
})
