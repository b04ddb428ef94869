import { examMode } from '~/rules/exam/exam-mode'
import type { Backend } from '../../server/backend'
import { requireProvince } from '../../server/known/province'
import { requireSchool } from '../../server/known/school'
import type { SchoolYearKey } from '../../world/admission/lines'

interface SchoolYearQuery {
  readonly schoolId: string
  readonly province: string
  /** Every year when absent. */
  readonly year?: number | null | undefined
  /** Every subject of the year when absent. */
  readonly subject?: string | null | undefined
}

/** The years that have plans: those with lines, and the one whose lines are still to come. */
export function planYears(backend: Backend): number[] {
  return [backend.thisYear, ...backend.scoreYears]
}

/** The questions about a school, by year and subject, in their order; none for an unknown year or subject. Throws for an unknown school or province. */
export function readSchoolYears(query: SchoolYearQuery, years: readonly number[]): SchoolYearKey[] {
  const school = requireSchool(query.schoolId)
  const province = requireProvince(query.province).name
  return years
    .filter((year) => query.year === undefined || query.year === null || query.year === year)
    .flatMap((year) =>
      (examMode(province, year)?.subjects ?? [])
        .filter((subject) => !query.subject || query.subject === subject)
        .map((subject) => ({ school, province, year, subject })),
    )
}
