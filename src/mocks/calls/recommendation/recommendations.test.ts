import { describe, expect, it } from 'vitest'
import { tierOf } from '~/rules/chance/tier-name'
import { applicationForm } from '~/rules/filing/application-form'
import { provinceScale } from '../../world/admission/model/strength-scale'
import { FILLING_STYLES } from '../../world/filing/filing-rules'
import { recommendedUnit } from '../../world/filing/model/recommended-units'
import { orderedUnits } from '../../world/filing/model/unit-filter'
import { wholeList } from '../../world/filing/model/whole-list'
import { unitsInReach, unitsNamed } from './recommendations'

const [BALANCED] = FILLING_STYLES

/** Every form of application, both ends of the table, and a province whose exam changed in the plan's year. */
const CASES = [
  ['安徽', '物理', '本科批', 0.1],
  ['安徽', '历史', '本科批', 0.9],
  ['浙江', '综合', '一段', 0.5],
  ['山东', '综合', '一段', 0.3],
  ['河北', '物理', '本科批', 0.7],
  ['河南', '物理', '本科批', 0.4],
  ['西藏', '理科', '本科', 0.5],
  ['海南', '综合', '本科批', 0.6],
  ['安徽', '物理', '专科批', 1.3],
] as const

async function reach(province: string, subject: string, batch: string, share: number) {
  const scale = provinceScale(province, 2025, subject)
  if (!scale) throw new Error(`no scale for ${province}`)
  const known = [scale.upper, scale.undergraduate, scale.junior].map((line) => line.batch)
  const named = known.find((each) => each === batch) ?? scale.undergraduate.batch
  const plan = { province, year: 2025, subject, batch: named }
  const asker = { rank: Math.round(share * scale.undergraduate.rank), year: 2026, electives: [] }
  return { plan, asker, units: await unitsInReach(plan, asker) }
}

describe('units in reach', () => {
  it.each(CASES)('%s %s %s at %d of the line', async (province, subject, batch, share) => {
    const { plan, asker, units } = await reach(province, subject, batch, share)
    expect(units.length).toBeGreaterThan(30)
    expect(new Set(units.map(({ unit }) => unit.unitId)).size).toBe(units.length)
    const centres = units.map(({ chance }) => chance?.centre ?? 0)
    expect(centres).toEqual(centres.toSorted((a, b) => a - b))
    for (const { unit, chance } of units) {
      if (chance?.probability !== undefined) expect(chance.tier).toBe(tierOf(chance.probability))
      const whole = applicationForm(province, 2025)?.unit === '院校'
      expect(unit.unitId.includes('-')).toBe(!whole)
      expect(unit.years[0].year).toBe(2025)
    }
    const { rows } = wholeList(units, plan, asker, { size: 40, rule: BALANCED })
    const list = rows.map(({ judged }) => judged)
    expect(list.length).toBeLessThanOrEqual(40)
    // A list ends where nothing below can be reached, and below ten rows it is not cut.
    expect(list.length).toBeGreaterThanOrEqual(10)
    const shown = list.slice(0, 3).map((unit) => recommendedUnit(unit, plan, asker))
    expect(shown.every(({ reason }) => /^位次 [\d,]+，2025 年最低 [\d,]+，/.test(reason))).toBe(true)
  })

  it('come in the order that is asked for', async () => {
    const { units } = await reach('安徽', '物理', '本科批', 0.3)
    expect(orderedUnits(units)).toBe(units)
    expect(orderedUnits(units, 'safe')[0]).toBe(units.at(-1))
    const fees = orderedUnits(units, 'fee').map(({ unit }) => unit.fee)
    expect(fees).toEqual(fees.toSorted((a, b) => a - b))
    const plans = orderedUnits(units, 'plan').map(({ unit }) => unit.years[0].planNum)
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
