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

/** What a file can be sent to; undefined where a row does not tell it. A school may offer a major twice, under other fees. */
function unitKey({ id, school, unit, programme, majors, lines }: ListRow, form: ApplicationForm) {
  if (id !== undefined) return id
  if (form.unit === '院校') return [school, unit, programme].join('|')
  if (form.unit === '院校专业组') return unit === undefined ? undefined : [school, unit, programme].join('|')
  const [major] = majors ?? []
  return major && [school, unit, programme, major.name, major.fee, lines?.[0]?.rank].join('|')
}
