import { brochures } from '~/contracts/brochures'
import { ask, askRecord, call } from '~/shared/api/call'

/** S2 §9. */
export const BROCHURE_PAGE_SIZE = 10

/** Which brochures of a school are listed. */
export interface BrochureListQuestion {
  readonly schoolId: string
  readonly q?: string | undefined
  readonly page: number
}

export const brochureCalls = {
  /** Brochures of one school, the newest first; with a keyword (another call, S2 §7) those that have it in their title. */
  list: ({ schoolId, q, page }: BrochureListQuestion) => {
    const paging = { page, pageSize: BROCHURE_PAGE_SIZE }
    return ask(
      q === undefined
        ? call(brochures.ofSchool, { params: { id: schoolId }, query: paging })
        : call(brochures.search, { query: { ...paging, keyword: q, schoolId } }),
    )
  },
  detail: (id: string) => askRecord(call(brochures.detail, { params: { id } })),
}
