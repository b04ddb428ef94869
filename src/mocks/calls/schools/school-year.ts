import { examMode } from '~/shared/domain/exam-mode'
import { findProvince } from '~/shared/domain/provinces'
import { scoreYears } from '~/shared/domain/years'
import type { Backend } from '../../server/backend'
import { notFound } from '../../server/problem'
import type { SchoolYearKey } from '../../world/admission/strength'
import { knownSchool } from './known-school'

interface SchoolYearQuery {
  readonly schoolId: string
  readonly province: string
  /** Every year when absent. */
  readonly year?: number | null | undefined
  /** Every subject of the year when absent. */
  readonly subject?: string | null | undefined
}

/** Throws a problem for a province that there is none of. */
export function knownProvince(province: string): string {
  if (!findProvince(province)) throw notFound(`没有省份“${province}”的数据`)
  return province
}

/** The years that have lines, the newest first. */
export function lineYears(backend: Backend): number[] {
  return scoreYears(backend.now().getFullYear())
}

/** The years that have plans: those with lines, and the one whose lines are still to come. */
export function planYears(backend: Backend): number[] {
  return [backend.now().getFullYear(), ...lineYears(backend)]
}

/** What is asked about a school, by year and subject, in their order; a year or subject that there is none of gives nothing. */
export function schoolYears(query: SchoolYearQuery, years: readonly number[]): SchoolYearKey[] {
  const school = knownSchool(query.schoolId)
  const province = knownProvince(query.province)
  return years
    .filter((year) => query.year === undefined || query.year === null || query.year === year)
    .flatMap((year) =>
      (examMode(province, year)?.subjects ?? [])
        .filter((subject) => !query.subject || query.subject === subject)
        .map((subject) => ({ school, province, year, subject })),
    )
}
