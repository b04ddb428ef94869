import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import type { SchoolBase, SchoolDetail } from '~/contracts/school.schemas'
import type { SchoolScoreLine } from '~/contracts/school-lines'
import { schoolCalls } from '~/entities/school/school.calls'
import type { LineYear } from './compared-lines'

/** A school that stands in a column, as far as it is known. */
export interface Compared {
  readonly id: string
  readonly base: UseQueryResult<SchoolBase>
  readonly detail: UseQueryResult<SchoolDetail>
  /** Its lines under each subject that a compared year goes by. */
  readonly lines: ReadonlyMap<string, UseQueryResult<readonly SchoolScoreLine[]>>
}

/** Asks for all schools at once; what fails for one leaves the others as they are. */
export function useCompared(
  ids: readonly string[],
  province: string,
  years: readonly LineYear[],
): Compared[] {
  const subjects = [...new Set(years.flatMap(({ subject }) => subject ?? []))]
  const bases = useQueries({ queries: ids.map(schoolCalls.base) })
  const details = useQueries({ queries: ids.map(schoolCalls.detail) })
  const lines = useQueries({
    queries: ids.flatMap((id) => subjects.map((subject) => schoolCalls.lines(id, province, subject))),
  })
  return ids.flatMap((id, column) => {
    const base = bases[column]
    const detail = details[column]
    if (!base || !detail) return []
    const own = subjects.flatMap((subject, place) => {
      const answer = lines[column * subjects.length + place]
      return answer ? [[subject, answer] as const] : []
    })
    return [{ id, base, detail, lines: new Map(own) }]
  })
}
