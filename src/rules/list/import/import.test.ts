import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FormChoice, formColumns } from '~/rules/filing/form-columns'
import { matchRow } from './match-row'
import { type ImportedRow, readTable } from './read-table'

const rowsOf = (cells: readonly (readonly unknown[])[]): readonly ImportedRow[] => {
  const read = readTable(cells)
  if ('problem' in read) throw new Error(read.problem)
  return read.rows
}

describe('a table that somebody brings', () => {
  it('is read with its columns in any order, below titles, and without its foot', () => {
    const rows = rowsOf([
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

  it('says what is wrong with one that cannot be read', () => {
    expect(readTable([])).toEqual({ problem: '表是空的。' })
    expect(readTable([['张三', '李四']])).toHaveProperty('problem', expect.stringContaining('没有找到表头'))
    expect(readTable([['院校名称']])).toEqual({ problem: '表头下面没有志愿。' })
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

const majors = [
  { majorEnrollCode: '01', majorName: '软件工程' },
  { majorEnrollCode: '02', majorName: '会计学（合肥校区）' },
]
const UNITS = [
  { unitId: 'a', schoolId: '1', majorGroupCode: '003', majors },
  {
    unitId: 'b',
    schoolId: '1',
    majorGroupCode: '004',
    majors: [{ majorEnrollCode: '01', majorName: '法学' }],
  },
]

describe('a row among the units of its school', () => {
  it('is found by its code, also where a spreadsheet took the zeros', () => {
    expect(matchRow({ line: 1, group: '3', majors: [] }, UNITS)).toHaveProperty('unit.unitId', 'a')
  })

  it('is found by the names of its majors where it has no code', () => {
    expect(matchRow({ line: 1, majors: [{ name: '会计学' }] }, UNITS)).toMatchObject({
      unit: { unitId: 'a' },
      majors: [{ majorEnrollCode: '02' }],
    })
  })

  it('says which majors the unit does not have', () => {
    const row = { line: 1, group: '004', majors: [{ name: '法学' }, { name: '医学' }] }
    expect(matchRow(row, UNITS)).toMatchObject({ unit: { unitId: 'b' }, missing: ['医学'] })
  })

  it('is not guessed: the units that it could mean are told, the likeliest first', () => {
    const match = matchRow({ line: 1, group: '009', majors: [{ name: '法学' }] }, UNITS)
    expect('nearest' in match && match.nearest.map(({ unitId }) => unitId)).toEqual(['b', 'a'])
  })
})

it('a list that was written comes back as the same list', () => {
  const code = fc.integer({ min: 1, max: 99 }).map((n) => String(n).padStart(3, '0'))
  const unit = fc.record({
    group: code,
    named: fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { maxLength: 6 }),
    adjust: fc.boolean(),
  })
  const offered = (group: string) => ({
    unitId: group,
    schoolId: '1',
    majorGroupCode: group,
    majors: Array.from({ length: 10 }, (_, n) => ({
      majorEnrollCode: String(n).padStart(2, '0'),
      majorName: `专业名 ${n}`,
    })),
  })
  const columns = formColumns({ unit: '院校专业组', majorsPerChoice: 6, adjustment: true })
  fc.assert(
    fc.property(
      fc.uniqueArray(unit, { selector: ({ group }) => group, minLength: 1 }),
      fc.infiniteStream(fc.nat()),
      (rows, order) => {
        const units = rows.map(({ group }) => offered(group))
        const choices = rows.map(
          ({ group, named, adjust }, index): FormChoice => ({
            order: index + 1,
            schoolName: '安徽大学',
            schoolEnrollCode: '0357',
            majorGroupCode: group,
            adjust,
            majors: named.map((n) => offered(group).majors[n]).filter((major) => major !== undefined),
          }),
        )
        // Columns in whatever order.
        const mixed = columns
          .map((column) => ({ column, at: order.next().value ?? 0 }))
          .toSorted((a, b) => a.at - b.at)
        const cells = [
          mixed.map(({ column }) => column.head),
          ...choices.map((choice) => mixed.map(({ column }) => column.cell(choice))),
        ]
        const back = rowsOf(cells).map((row) => ({ row, match: matchRow(row, units) }))
        expect(
          back.map(({ row, match }) => 'unit' in match && [match.unit.unitId, match.majors, row.adjust]),
        ).toEqual(choices.map((choice) => [choice.majorGroupCode, choice.majors, choice.adjust]))
      },
    ),
  )
})
