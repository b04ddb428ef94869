import type { MajorLevel } from '~/contracts/enumerations'
import { MOST_ON_PAGE } from '~/contracts/limits'
import { majors, type RecruitingQuery } from '~/contracts/majors'
import { type LibraryFilters, libraryAddress, SCHOOLS_ON_PAGE } from '~/entities/school/library.address'
import { ask, call } from '~/shared/api/call'

/** Levels as an address of the API writes them. */
export const WRITTEN_LEVEL = { 1: '1', 2: '2', 3: '3' } as const satisfies Record<MajorLevel, string>

/** What is known of majors. A code names its level too, so that none is sent. */
export const majorCalls = {
  /** The whole tree of a level: at most some 900 majors. */
  tree: (level: MajorLevel) => ask(call(majors.byLevel, { params: { level: WRITTEN_LEVEL[level] } })),
  /** The majors of a level that a keyword finds: one's own tree tells of its level alone. */
  search: (level: MajorLevel, query: string) => ask(call(majors.search, { query: { level, query } })),
  detail: (id: string) => ask(call(majors.detail, { params: { id }, query: {} })),
  type: (type: string) => ask(call(majors.byType, { params: { type }, query: {} })),
  employment: (code: string) => ask(call(majors.employmentOverview, { params: { code }, query: {} })),
  professionTypes: (id: string) => ask(call(majors.professionTypes, { params: { id } })),
  /** A page of the schools that offer a major; where it is said for whom, of those that recruit there. */
  schools: (majorId: string, filters: LibraryFilters, recruiting?: RecruitingQuery) => {
    // An address may hold more, such as the drawer's filters.
    const { q, page, ...rows } = libraryAddress.parse(filters)
    return ask(
      call(majors.schools, {
        body: {
          majorId,
          page,
          pageSize: SCHOOLS_ON_PAGE,
          query: q ?? null,
          ...rows,
          ...(recruiting && { recruiting }),
        },
      }),
    )
  },
  /** Those that offer it and do not recruit there. */
  notRecruiting: (majorId: string, filters: LibraryFilters, recruiting: RecruitingQuery) => {
    const { q, page: _, ...rows } = libraryAddress.parse(filters)
    const body = { majorId, page: 1, pageSize: MOST_ON_PAGE, query: q ?? null, ...rows }
    return ask(call(majors.schools, { body: { ...body, recruiting: { ...recruiting, isNone: true } } }))
  },
}
