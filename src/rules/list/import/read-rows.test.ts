import { expect, it } from 'vitest'
import type { Column } from './column'
import { tableRows } from './read-rows'

const BLOCK: readonly Column[] = (['school', 'group', 'majorName', 'adjust'] as const).map((role, index) => ({
  index,
  role,
}))
const read = (...data: readonly (readonly string[])[]) =>
  tableRows(BLOCK, data, 1, [['院校', '专业组', '专业', '服从']], true)

it('a row whose school is empty is that of the school above it, and says so', () => {
  expect(read(['安徽大学', '003', '法学', '是'], ['', '', '会计学', '']).rows).toEqual([
    { line: 2, school: '安徽大学', group: '003', majors: [{ name: '法学' }], adjust: true },
    { line: 3, school: '安徽大学', group: '003', majors: [{ name: '会计学' }], isFilled: true },
  ])
})

it('a merged group goes on below its school, and no further than that', () => {
  const { rows } = read(
    ['安徽大学', '003', '法学', ''],
    ['安徽大学', '', '会计学', ''],
    ['郑州大学', '', '法学', ''],
  )
  expect(rows.map(({ group }) => group)).toEqual(['003', '003', undefined])
})

it('rows that are no choice are told with why', () => {
  const { rows, skipped } = read(
    ['', '003', '', ''],
    ['安徽大学', '003', '法学、会计学', '看情况'],
    ['院校', '专业组', '专业', '服从'],
    ['合计', '1', '', ''],
    ['——', '', '', ''],
    ['注：仅供参考', '', '', ''],
  )
  expect(rows).toEqual([
    {
      line: 3,
      school: '安徽大学',
      group: '003',
      majors: [{ name: '法学' }, { name: '会计学' }],
      unclearAdjust: '看情况',
    },
  ])
  expect(skipped.map(({ line, why }) => [line, why])).toEqual([
    [2, '没有院校'],
    [4, '又是表头'],
    [5, '合计'],
    [6, '说明'],
    [7, '说明'],
  ])
})

it('codes and names of majors go together by number, else by place', () => {
  const columns = (...roles: readonly (readonly [Column['role'], number?])[]): Column[] =>
    roles.map(([role, number], index) => ({
      index,
      ...(role && { role }),
      ...(number !== undefined && { number }),
    }))
  const majors = (block: readonly Column[], cells: readonly string[]) =>
    tableRows(block, [cells], 1, [], true).rows[0]?.majors
  const cells = ['安徽大学', '法学', '会计学', '02', '01']
  expect(
    majors(
      columns(['school'], ['majorName', 2], ['majorName', 1], ['majorCode', 2], ['majorCode', 1]),
      cells,
    ),
  ).toEqual([
    { code: '01', name: '会计学' },
    { code: '02', name: '法学' },
  ])
  expect(
    majors(columns(['school'], ['majorName'], ['majorName'], ['majorCode'], ['majorCode']), cells),
  ).toEqual([
    { code: '02', name: '法学' },
    { code: '01', name: '会计学' },
  ])
})

it.each(['同上', '〃', '″', "''", '↑', '……', '-', '/'])(
  '%s in a cell of the unit is that of the row above',
  (sign) => {
    const { rows } = read(
      ['安徽大学', '003', '法学', '否'],
      [sign, sign, '会计学', ''],
      ['郑州大学', '001', '法学', '是'],
    )
    expect(rows.map(({ school, group, isFilled }) => [school, group, isFilled])).toEqual([
      ['安徽大学', '003', undefined],
      ['安徽大学', '003', true],
      ['郑州大学', '001', undefined],
    ])
  },
)

it('同上 below 服从 is the answer of the row above, and a stroke is no major', () => {
  const { rows } = read(['安徽大学', '003', '法学', '否'], ['郑州大学', '001', '—', '同上'])
  expect(rows.map(({ adjust }) => adjust)).toEqual([false, false])
  expect(rows[1]?.majors).toEqual([])
})

it('a column of 不服从 turns its tick round, beside one of 服从 and alone', () => {
  const block: readonly Column[] = [
    { index: 0, role: 'school' },
    { index: 1, role: 'adjust' },
    { index: 2, role: 'adjust', isNegated: true },
  ]
  const answers = (of: readonly Column[], ...data: string[][]) =>
    tableRows(of, data, 1, [], true).rows.map(({ adjust, unclearAdjust }) => adjust ?? unclearAdjust)
  const data = [
    ['安徽大学', '√', ''],
    ['郑州大学', '', '√'],
    ['苏州大学', '√', '√'],
    ['东南大学', '', ''],
  ]
  expect(answers(block, ...data)).toEqual([true, false, '√ / √', undefined])
  expect(
    answers(
      [
        { index: 0, role: 'school' },
        { index: 2, role: 'adjust', isNegated: true },
      ],
      ...data,
    ),
  ).toEqual([undefined, false, false, undefined])
})

it.each(['冲刺', '一、稳妥(4个)', '可保', '冲一冲', '垫底院校'])(
  '%s alone is a line between the rows',
  (line) => {
    expect(read([line, '', '', ''], ['安徽大学', '', '', '']).skipped).toEqual([
      { line: 2, text: line, why: '说明' },
    ])
  },
)

it('a stroke is no group, and 同上 is that of the row above where the school is the same', () => {
  const { rows } = read(
    ['安徽大学', '003', '', ''],
    ['安徽大学', '-', '', ''],
    ['安徽大学', '004', '', ''],
    ['安徽大学', '同上', '', ''],
  )
  expect(rows.map(({ group }) => group)).toEqual(['003', undefined, '004', '004'])
})
