import { describe, expect, it } from 'vitest'
import { expectUnitsInReach, type Place, reach } from '../../../../tests/recommendation/units-in-reach'
import { provinceScale } from '../../world/admission/model/strength-scale'
import { recommendedUnit } from '../../world/filing/model/recommended-units'
import { orderedUnits } from '../../world/filing/model/unit-filter'
import { unitsInReach, unitsNamed } from './recommendations'

/** Every form of application, both ends of the table, both levels and the exams; more in recommendations.long.test.ts. */
const PLACES: readonly Place[] = [
  ['安徽', '物理', '本科批', 0.1],
  ['青海', '物理', '本科批', 0.5],
  ['西藏', '理科', '本科', 0.5],
  ['海南', '综合', '本科批', 0.6],
  ['安徽', '物理', '专科批', 1.3],
]

describe('units in reach', () => {
  it.each(PLACES)('%s %s %s at %d of the line', expectUnitsInReach)

  it('come in the order that is asked for', async () => {
    const { units } = await reach('安徽', '物理', '本科批', 0.1)
    expect(orderedUnits(units)).toBe(units)
    expect(orderedUnits(units, 'safe')[0]).toBe(units.at(-1))
    const fees = orderedUnits(units, 'fee').map(({ unit }) => Number(unit.fee))
    expect(fees).toEqual(fees.toSorted((a, b) => a - b))
    const plans = orderedUnits(units, 'plan').map(({ unit }) => Number(unit.years[0].planNum))
    expect(plans).toEqual(plans.toSorted((a, b) => b - a))
  })

  it('keep reaches and matches at the very top', async () => {
    const scale = provinceScale('安徽', 2025, '物理')
    expect(scale).toBeDefined()
    const plan = { province: '安徽', year: 2025, subject: '物理', batch: '本科批' }
    // A handful of units stands there: between two ranks of them a tier may be empty.
    for (const rank of [200, 500]) {
      const units = await unitsInReach(plan, { rank, year: 2026, electives: [] })
      expect(new Set(units.map(({ chance }) => chance?.tier))).toEqual(new Set([1, 2, 3]))
    }
  })

  it('have a range alone after a change of the exam', async () => {
    const { plan, asker, units } = await reach('河南', '物理', '本科批', 0.4)
    const [first] = units
    if (!first) throw new Error('no unit')
    const { probability, probabilityLow, warnings } = recommendedUnit(first, plan, asker)
    expect([probability, probabilityLow === undefined]).toEqual([undefined, false])
    expect(warnings).toContain('只有一年数据可比，概率仅供参考')
  })

  it('know nothing of a year whose own lines are the only ones', async () => {
    const plan = { province: '河南', year: 2025, subject: '物理', batch: '本科批' }
    const [unit] = await unitsNamed('郑州大学', plan, { rank: 30_000, year: 2025, electives: [] })
    expect(unit).toBeDefined()
    expect(unit?.chance).toBeUndefined()
  })

  it('say nothing to a name that half of the schools have', async () => {
    const plan = { province: '安徽', year: 2025, subject: '物理', batch: '本科批' }
    const asker = { rank: 30_000, year: 2026, electives: [] }
    expect(await unitsNamed('学院', plan, asker)).toEqual([])
    expect(await unitsNamed(' ', plan, asker)).toEqual([])
    const few = await unitsNamed('清华', plan, { ...asker, electives: ['历史', '地理'] })
    expect(few.every(({ unit }) => unit.electives.length === 0)).toBe(true)
  })
})
