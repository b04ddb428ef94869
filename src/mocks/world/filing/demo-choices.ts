import type { ApplicationChoice } from '~/contracts/application-lists'
import { list, rows, text } from '../kit/table'
import { findSchool } from '../schools/schools'
import { DEMO_LISTS } from './facts/demo-lists'
import { isOpenTo, type ListKey } from './people-choices'
import { type PlannedUnit, plannedUnits, rankOf } from './planned-units'

const written = rows({ DEMO_LISTS }, { id: text, school: text, majors: list(), declined: text })

/** Whether the choices of a list are written down and not looked for. */
export function isWritten(id: string): boolean {
  return written.some((row) => row.id === id)
}

/** The written choices of a list as the plan of the year has them, the hardest first; what the plan does not have is left out. */
export function writtenChoices(key: ListKey): ApplicationChoice[] {
  return written
    .filter(({ id }) => id === key.id)
    .flatMap(({ school, majors, declined }) => {
      const known = findSchool(school)
      const unit = known && unitWith(majors, plannedUnits(known, key.plan), key)
      return unit ? [{ unit, majors, adjust: declined === '' }] : []
    })
    .toSorted((a, b) => rankOf(a.unit, key.plan) - rankOf(b.unit, key.plan))
    .map(({ unit, majors, adjust }) => ({
      unitId: unit.unitId,
      majorEnrollCodes: codesOf(unit, majors).slice(0, key.rule.majorsPerChoice),
      adjust: key.rule.adjustment && adjust,
    }))
}

/** The open unit with the most of the wanted majors; of several the one whose line lies nearest. */
function unitWith(
  majors: readonly string[],
  units: readonly PlannedUnit[],
  key: ListKey,
): PlannedUnit | undefined {
  const met = (unit: PlannedUnit) =>
    unit.years[0].majors.filter(({ entry }) => majors.includes(entry.name)).length
  const far = (unit: PlannedUnit) => Math.abs(Math.log(rankOf(unit, key.plan) / key.rank))
  return units.filter((unit) => isOpenTo(unit, key)).toSorted((a, b) => met(b) - met(a) || far(a) - far(b))[0]
}

/** The wanted majors in their order, then the others of the unit as the plan has them. */
function codesOf({ years: [{ majors }] }: PlannedUnit, wanted: readonly string[]): string[] {
  const place = (name: string) => (wanted.includes(name) ? wanted.indexOf(name) : wanted.length)
  return majors
    .toSorted((a, b) => place(a.entry.name) - place(b.entry.name))
    .map(({ enrolCode }) => enrolCode)
}
