import { describe, expect, it } from 'vitest'
import { comparison, monthOf, periodOf, shareOf, sumOf } from './period'

const signUps = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((count) => ({
  month: `2026-${String(count).padStart(2, '0')}`,
  count,
}))

describe('a period of the core data', () => {
  it('is compared with the one before', () => {
    const period = periodOf(signUps, 3)
    expect(sumOf(period.now)).toBe(33)
    expect(sumOf(period.before ?? [])).toBe(24)
    expect(comparison(period)).toBe('比前 3 个月多 9')
    expect(comparison(periodOf(signUps.toReversed(), 6))).toBe('比前 6 个月少 36')
    expect(comparison({ now: signUps, before: signUps })).toBe('比前 12 个月持平')
  })

  it('is compared with nothing where the months do not reach', () => {
    expect(periodOf(signUps, 12).before).toBeUndefined()
    expect(comparison(periodOf(signUps, 12))).toBeUndefined()
  })

  it('has shares and months', () => {
    expect([shareOf(1, 4), shareOf(0, 0)]).toEqual([25, 0])
    expect(monthOf('2026-06')).toBe(6)
  })
})
