import { expect, it } from 'vitest'
import {
  changeText,
  countedBy,
  daysOf,
  lengthOf,
  periodBefore,
  periodOf,
  presetPeriod,
  shareOf,
} from './period'

const TODAY = '2026-06-25'

it('reads a period, or takes three months', () => {
  expect(periodOf({ from: '2026-01-01', to: '2026-01-31' }, TODAY)).toEqual({
    from: '2026-01-01',
    to: '2026-01-31',
  })
  const three = { from: '2026-04-01', to: TODAY }
  for (const wrong of [
    {},
    { from: '2026-01-01' },
    { from: '2026-02-30', to: '2026-03-01' },
    { from: '2026-03-02', to: '2026-03-01' },
    { from: '2000-01-01', to: '2026-03-01' },
    { from: 'gestern', to: TODAY },
  ])
    expect(periodOf(wrong, TODAY)).toEqual(three)
})

it('begins with the first of a month, over the turn of the year too', () => {
  expect(presetPeriod(1, TODAY)).toEqual({ from: '2026-06-01', to: TODAY })
  expect(presetPeriod(12, TODAY).from).toBe('2025-07-01')
})

it('compares with as many days before', () => {
  const before = periodBefore({ from: '2026-03-01', to: '2026-03-31' })
  expect(before).toEqual({ from: '2026-01-29', to: '2026-02-28' })
  expect(lengthOf(before)).toBe(31)
  expect(daysOf({ from: '2026-02-27', to: '2026-03-01' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
})

it('counts by name, the most first', () => {
  const counted = [
    { at: '安徽', count: 2 },
    { at: '江苏', count: 4 },
    { at: null, count: 9 },
    { at: '安徽', count: 3 },
  ]
  expect(countedBy(counted, ({ at }) => at)).toEqual([
    { name: '安徽', count: 5 },
    { name: '江苏', count: 4 },
  ])
})

it('words a change, and has no share of nothing', () => {
  expect([changeText(5, 3), changeText(3, 5), changeText(4, 4)]).toEqual(['多 2', '少 2', '持平'])
  expect([shareOf(1, 4), shareOf(0, 0)]).toEqual([25, 0])
})
