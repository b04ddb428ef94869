import { expect, it } from 'vitest'
import { blocksOf, withoutRivals } from './blocks'
import type { Column } from './column'

const column = (index: number, role?: Column['role'], isPlain = false): Column => ({
  index,
  ...(role && { role }),
  isPlain,
})

it('lists that stand side by side begin with the number before the school', () => {
  const columns = [column(0, 'order'), column(1, 'school'), column(2, 'order'), column(3, 'school')]
  const blocks = blocksOf(columns, ['序号', '院校', '序号', '院校'])
  expect(blocks.map((block) => block.map(({ index }) => index))).toEqual([
    [0, 1],
    [2, 3],
  ])
})

it('of several columns that could be meant the one whose cells fit is, and the others say so', () => {
  const columns = [column(0, 'school', true), column(1, 'school')]
  const data = [
    ['张三', '安徽大学'],
    ['李四', '郑州大学'],
  ]
  expect(withoutRivals(columns, data, {})).toEqual([
    { index: 0, isPlain: true, isRival: true },
    { index: 1, role: 'school', isPlain: false },
  ])
  // What somebody has said counts for more.
  const roles = new Map([[0, 'school' as const]])
  expect(withoutRivals(columns, data, { roles })[0]).toHaveProperty('role', 'school')
})

it('of two years the later one is that of the list', () => {
  const columns: readonly Column[] = [2025, 2026].map((year, index) => ({ index, role: 'group', year }))
  expect(withoutRivals(columns, [['009', '003']], {}).map(({ role }) => role)).toEqual([undefined, 'group'])
})
