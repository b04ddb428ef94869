import { queryOptions } from '@tanstack/react-query'
import { brochures } from '~/contracts/brochures'
import { ask, call } from '~/shared/api/call'
import { request } from '~/shared/api/client'
import { FRESH } from '~/shared/api/query'

/** S2 §9. */
export const BROCHURE_PAGE_SIZE = 10

interface BrochureListInput {
  readonly schoolId: string
  readonly q: string | undefined
  readonly page: number
}

export const brochureQueries = {
  /** Brochures of one school, the newest first; with a keyword (another call, S2 §7) those that have it in their title. */
  list: ({ schoolId, q, page }: BrochureListInput) => {
    const paging = { page, pageSize: BROCHURE_PAGE_SIZE }
    const all = { params: { id: schoolId }, query: paging }
    const found = { query: { ...paging, keyword: q, schoolId } }
    const { method, path } = q === undefined ? brochures.ofSchool : brochures.search
    return queryOptions({
      queryKey: [method, path, q === undefined ? all : found] as const,
      queryFn: ({ signal }) =>
        q === undefined ? request(brochures.ofSchool, all, signal) : request(brochures.search, found, signal),
      staleTime: FRESH.shared,
    })
  },
  detail: (id: string) => ask(call(brochures.detail, { params: { id } })),
}
