import { brochures } from '~/contracts/brochures'
import { requireSchool } from '../../server/known/school'
import { pageOfRecords } from '../../server/paging'
import { notFound } from '../../server/problem'
import { mockEndpoints } from '../../server/resolve'
import { brochuresOf, findBrochure } from '../../world/articles/brochures'
import { schools } from '../../world/schools/schools'

/** A search without a school looks through the schools that everybody looks for. */
const SEARCHED_SCHOOLS = 120

export const brochureHandlers = mockEndpoints(brochures, {
  ofSchool: ({ params, query, backend }) => {
    return pageOfRecords(brochuresOf(requireSchool(params.id), backend.thisYear), query)
  },

  detail: ({ params }) => {
    const brochure = findBrochure(params.id)
    if (!brochure) throw notFound('没有这份招生简章')
    return brochure
  },

  search: ({ query, backend }) => {
    const keyword = query.keyword?.trim() ?? ''
    const searched = query.schoolId ? [requireSchool(query.schoolId)] : schools(SEARCHED_SCHOOLS)
    const found = searched
      .flatMap((candidate) => brochuresOf(candidate, backend.thisYear))
      .filter(({ title }) => title.includes(keyword))
      .toSorted((a, b) => (a.createTime < b.createTime ? 1 : -1))
    return pageOfRecords(found, query)
  },
})
