import type { LineQuestion } from './line-filters'

/** S2 §9: the majors of a school come in one page. */
const MAJOR_PAGE = { page: 1, pageSize: 1000 } as const

/** What is asked about the majors of a school: their lines or their plans. */
export function majorQuery(schoolId: string, { province, year, subject, batch, electives }: LineQuestion) {
  return {
    ...MAJOR_PAGE,
    schoolId,
    province,
    year,
    subject,
    subSubject: electives.length > 0 ? [...electives] : null,
    batch: batch ?? null,
    // The group is chosen among those that came (S2 §7).
    majorGroup: null,
  }
}
