import { describe, expect, it } from 'vitest'
import { admissionChance } from '~/rules/chance/admission-chance'
import { findSchool } from '../../schools/schools'
import { type PlannedUnit, plannedUnits } from '../planned-units'
import { recommendedUnit } from './recommended-units'
import { judgedUnits, pastLines } from './unit-chance'

const PLAN = { province: '安徽', year: 2025, subject: '物理', batch: '本科批' }
const ASKER = { rank: 26_000, year: 2026, electives: [] }

function unitsOf(id: string): readonly PlannedUnit[] {
  const school = findSchool(id)
  if (!school) throw new Error(`no school ${id}`)
  return plannedUnits(school, PLAN)
}

describe('the chance at a unit', () => {
  it('is the one that all the other units of its school give', () => {
    const units = unitsOf('10357')
    expect(units.length).toBeGreaterThan(2)
    const lines = units.map(({ years }) => pastLines(years, PLAN, ASKER))
    for (const [place, { chance }] of judgedUnits(units, PLAN, ASKER).entries()) {
      const siblings = lines.flatMap((of, other) =>
        other === place ? [] : [{ lines: of, sameRequirement: false }],
      )
      const [newest] = lines[place] ?? []
      const asked = { rank: ASKER.rank, year: 2026, candidates: newest?.candidates ?? 1 }
      const long = admissionChance({ ...asked, lines: lines[place] ?? [], siblings })
      expect(chance?.centre).toBeCloseTo(long?.centre ?? Number.NaN, 9)
      const alone = admissionChance({ ...asked, lines: lines[place] ?? [] })
      expect(chance?.centre).not.toBeCloseTo(alone?.centre ?? Number.NaN, 3)
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
    expect(shown.reason).toContain('按本校同样选科要求的其他单位估计')
  })
})
