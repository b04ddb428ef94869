import { expect, it } from 'vitest'
import { reachWindow } from '~/rules/chance/tier-window'
import { reachRows } from './reach-rows'

const line = (schoolId: string, lowestRank: number, more: object = {}) => ({
  schoolId,
  schoolName: `${schoolId}大学`,
  provinceName: '安徽',
  lowestScore: 600,
  lowestRank,
  ...more,
})
const LINES = [
  line('甲', 26_000, { fee: 9_000 }),
  line('甲', 25_000, { fee: 5_000 }),
  line('乙', 28_000, { fee: 4_000 }),
  line('丙', 40_000),
]
const names = (order?: 'near' | 'rank' | 'fee') =>
  reachRows(LINES, 27_000, order).map(({ school, figures }) => `${school.id} ${figures.line?.lowestRank}`)

it('names each school once, by its nearest line', () => {
  expect(names()).toEqual(['甲 26000', '乙 28000', '丙 40000'])
})

it('has an order over all of them, and what a line does not tell at its end', () => {
  expect(names('fee')).toEqual(['乙 28000', '甲 26000', '丙 40000'])
  expect(names('near')[2]).toBe('丙 40000')
})

it('looks for a tier where its lines lie', () => {
  const windows = (['冲', '稳', '保'] as const).map((reach) => reachWindow({ rank: 60_000 }, reach))
  expect(windows.every((window) => window && window.best <= window.last)).toBe(true)
  expect(windows[1]?.best).toBeLessThanOrEqual(60_000)
  expect(windows[2]?.last).toBe(Math.round(60_000 * 1.68))
})
