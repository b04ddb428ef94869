import { expect } from 'vitest'
import { unitsInReach } from '~/mocks/calls/recommendation/recommendations'
import { provinceScale } from '~/mocks/world/admission/model/strength-scale'
import { FILLING_STYLES } from '~/mocks/world/filing/filing-rules'
import { recommendedUnit } from '~/mocks/world/filing/model/recommended-units'
import { wholeList } from '~/mocks/world/filing/model/whole-list'
import { tierOf } from '~/rules/chance/tier-name'
import { applicationForm } from '~/rules/filing/application-form'

const [BALANCED] = FILLING_STYLES

/** Who is asked about: province, subject, batch, and their rank as a share of that of the line. */
export type Place = readonly [province: string, subject: string, batch: string, share: number]

/** The units in reach of somebody in the plan of 2025. */
export async function reach(...[province, subject, batch, share]: Place) {
  const scale = provinceScale(province, 2025, subject)
  if (!scale) throw new Error(`no scale for ${province}`)
  const known = [scale.upper, scale.undergraduate, scale.junior].map((line) => line.batch)
  const named = known.find((each) => each === batch) ?? scale.undergraduate.batch
  const plan = { province, year: 2025, subject, batch: named }
  const asker = { rank: Math.round(share * scale.undergraduate.rank), year: 2026, electives: [] }
  return { plan, asker, units: await unitsInReach(plan, asker) }
}

/** What holds of the units in reach in every province, and of a list that is made of them. */
export async function expectUnitsInReach(...place: Place): Promise<void> {
  const [province] = place
  const { plan, asker, units } = await reach(...place)
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
  expect(shown.every(({ reason }) => /^位次 [\d,]+，2025 年最低 [\d,]+，/.test(reason ?? ''))).toBe(true)
}
