import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asked, USUAL_RULE, withOne, withShare } from './own-rule'

const parts = fc.constantFrom('dreamPercent', 'matchPercent', 'safetyPercent')

describe('a rule of one’s own', () => {
  it('has shares that are a whole, whatever is set', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(parts, fc.integer({ min: 0, max: 100 }))), (steps) => {
        const shares = steps.reduce(
          (now, [part, percent]) => withShare(now, part, percent),
          USUAL_RULE.shares,
        )
        const { dreamPercent = 0, reachPercent, matchPercent, safetyPercent } = shares
        expect(reachPercent + matchPercent + safetyPercent).toBe(100)
        expect(Math.min(dreamPercent, reachPercent, matchPercent, safetyPercent)).toBeGreaterThanOrEqual(0)
        expect(dreamPercent).toBeLessThanOrEqual(reachPercent)
      }),
    )
  })

  it('keeps what was set last', () => {
    expect(withShare(USUAL_RULE.shares, 'safetyPercent', 90)).toEqual({
      dreamPercent: 0,
      reachPercent: 0,
      matchPercent: 10,
      safetyPercent: 90,
    })
  })

  it('is asked for with the units and schools that it names', () => {
    expect(asked(USUAL_RULE)).toEqual({ rule: USUAL_RULE.shares })
    const rule = {
      ...USUAL_RULE,
      must: [{ id: 'u', name: '安徽大学 003' }],
      banned: [{ id: 's', name: '甲' }],
    }
    expect(asked(rule)).toEqual({ rule: rule.shares, mustUnitIds: ['u'], excludedSchoolIds: ['s'] })
    expect(withOne(rule.must, { id: 'u', name: '安徽大学 003' })).toHaveLength(1)
  })
})
