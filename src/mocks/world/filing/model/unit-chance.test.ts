import { describe, expect, it } from 'vitest'
import { tierInList, tierName } from '~/rules/chance/tier-name'
import { checkUp } from '~/rules/check-up/check-list'
import type { ListRow } from '~/rules/check-up/list-input'
import { applicationForm } from '~/rules/filing/application-form'
import { findSchool } from '../../schools/schools'
import { type PlannedUnit, plannedUnits } from '../planned-units'
import { recommendedUnit } from './recommended-units'
import { judgedUnits, unitRow } from './unit-chance'

const PLAN = { province: '安徽', year: 2025, subject: '物理', batch: '本科批' }
const ASKER = { rank: 26_000, year: 2026, electives: [] }

function unitsOf(id: string): readonly PlannedUnit[] {
  const school = findSchool(id)
  if (!school) throw new Error(`no school ${id}`)
  return plannedUnits(school, PLAN)
}

const listRow = (unit: PlannedUnit): ListRow => {
  const { lines = [], alsoInUnit = [], ...row } = unitRow(unit, PLAN)
  return {
    ...row,
    school: unit.school.schoolName,
    lines: [...lines],
    majors: [],
    alsoInUnit: [...alsoInUnit],
  }
}

describe('the chance at a unit', () => {
  it('is the one that the check-up gives to a list with the units of the school', () => {
    const units = unitsOf('10357')
    expect(units.length).toBeGreaterThan(2)
    expect(applicationForm(PLAN.province, ASKER.year)?.unit).toBe('院校专业组')
    const rows = units.map((unit) => listRow(unit))
    const { province, subject, batch } = PLAN
    const list = { province, subject, batch, year: ASKER.year, student: { rank: ASKER.rank }, rows }
    const judged = judgedUnits(units, PLAN, ASKER)
    const server = judged.map(({ tier }) => tierInList(tierName(tier)))
    expect(checkUp({ ...list, schools: { [rows[0]?.school ?? '']: rows } }).tiers).toEqual(server)
    expect(new Set(server).size).toBeGreaterThan(1)
  })

  it('is never more for a major than for its unit', () => {
    for (const id of ['10357', '10247', '10370', '10359']) {
      for (const judged of judgedUnits(unitsOf(id), PLAN, ASKER)) {
        const unit = recommendedUnit(judged, PLAN, ASKER)
        for (const major of unit.majors) {
          expect(major.probability ?? 0).toBeLessThanOrEqual(unit.probability ?? 100)
          expect(major.probabilityHigh ?? 0).toBeLessThanOrEqual(unit.probabilityHigh ?? 100)
        }
      }
    }
  })

  it('is a range by the school, and says so, where last year has no line', () => {
    const [first, ...others] = unitsOf('10359')
    if (!first) throw new Error('no unit')
    // A unit of this year's plan alone: nobody has been admitted to it yet.
    const fresh: PlannedUnit = { ...first, years: [{ ...first.years[0], year: 2026 }] }
    const like = others.map((unit): PlannedUnit => ({ ...unit, electives: fresh.electives }))
    const [judged] = judgedUnits([fresh, ...like], PLAN, ASKER)
    if (!judged) throw new Error('nothing judged')
    const shown = recommendedUnit(judged, PLAN, ASKER)
    expect(shown.probability).toBeUndefined()
    expect(shown.probabilityLow).toBeLessThan(shown.probabilityHigh ?? 0)
    expect(shown.reason).toContain('按本校其他志愿和专业冷热估计')
  })
})
