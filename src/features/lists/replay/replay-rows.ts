import type { ApplicationList, ListRow } from '~/rules/check-up/list-input'
import { fitOf } from '~/rules/check-up/requirement'
import type { ReplayRow } from '~/rules/list/replay'

/** The years before the list's whose lines its rows have, the newest first. */
export function replayYears({ rows, year }: ApplicationList): number[] {
  const years = rows.flatMap(({ lines = [] }) => lines.map((line) => line.year))
  return [...new Set(years)].filter((past) => past < year).toSorted((a, b) => b - a)
}

/** The rows of a list with the lines of one year. Majors count only in the newest year of their unit: their lines are of it. */
export function replayRows({ subject, student, rows }: ApplicationList, year: number): ReplayRow[] {
  return rows.map((row) => {
    const line = row.lines?.find((past) => past.year === year)
    const fits = fitOf(row.requirement ?? '', subject, student.electives)
    return {
      ...(line && { line: line.full === false ? Number.POSITIVE_INFINITY : line.rank }),
      open: fits !== 'not-met',
      majors: majorLines(row, year),
      acceptsAny: row.adjust !== false || row.alsoInUnit?.length === 0,
    }
  })
}

/** Lines of the chosen majors; none unless all of them are known. */
function majorLines({ lines = [], majors = [] }: ListRow, year: number): number[] {
  const newest = Math.max(...lines.map((line) => line.year))
  const ranks = majors.flatMap(({ rank }) => rank ?? [])
  return newest === year && ranks.length === majors.length ? ranks : []
}

/** The other majors of a unit that a rank would have reached: where 服从 may lead. */
export function openElsewhere({ alsoInUnit = [] }: ListRow, rank: number): string[] {
  return alsoInUnit.flatMap((major) => (major.rank !== undefined && rank <= major.rank ? major.name : []))
}
