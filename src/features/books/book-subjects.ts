import type { RankFilter } from '~/contracts/score-tables'

/** The subjects that books of some years can have, each once; a year that is not out yet has those of the newest. */
export function bookSubjects({ yearSubjectBatchMap }: RankFilter, years: readonly number[]): string[] {
  const known = Object.keys(yearSubjectBatchMap).map(Number)
  const newest = Math.max(...known)
  const wanted = years.map((year) => (known.includes(year) ? year : newest))
  return [
    ...new Set(
      wanted.flatMap((year) => Object.keys(yearSubjectBatchMap[String(year)]?.subjectBatchMap ?? {})),
    ),
  ]
}
