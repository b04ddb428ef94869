import type { ApplicationForm } from '../filing/application-form'
import type { ListRow } from './list-input'

const known = new WeakMap<readonly ListRow[], readonly number[]>()

/** For each row the place (from 0) at which its unit stands first in the list. Worked out once for a list. */
export function firstPlaces(rows: readonly ListRow[], form: ApplicationForm): readonly number[] {
  const before = known.get(rows)
  if (before) return before
  const first = new Map<string, number>()
  const places = rows.map((row, place) => {
    const key = unitKey(row, form)
    if (key === undefined) return place
    const firstAt = first.get(key) ?? place
    first.set(key, firstAt)
    return firstAt
  })
  known.set(rows, places)
  return places
}

/**
 * What a file can be sent to; undefined where a row does not tell it. Codes alone say little in a file that somebody has
 * typed: what else is told of the unit has to be the same, however the majors in it are chosen.
 */
function unitKey(row: ListRow, form: ApplicationForm): string | undefined {
  const { id, school, unit, programme, requirement, lines, majors = [], alsoInUnit = [] } = row
  if (id !== undefined) return id
  if (unit === undefined && (form.unit === '院校专业组' || majors.length === 0)) return undefined
  const inUnit = form.unit === '专业+院校' ? majors.slice(0, 1) : [...majors, ...alsoInUnit]
  const names = inUnit.map(({ name }) => name).toSorted()
  return [school, unit, programme, requirement, lines?.[0]?.rank, ...names].join('|')
}
