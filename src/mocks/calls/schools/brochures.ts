import { brochures } from '~/contracts/brochures'
import { pageOfRecords } from '../../server/paging'
import { notFound } from '../../server/problem'
import { mockEndpoints } from '../../server/resolve'
import { brochuresOf, findBrochure } from '../../world/articles/brochures'
import { findSchool, schools } from '../../world/schools/schools'

/** A search without a school looks through the schools that everybody looks for. */
const SEARCHED_SCHOOLS = 120

export const brochureHandlers = mockEndpoints(brochures, {
  ofSchool: ({ params, query, backend }) => {
    const school = findSchool(params.id)
    if (!school) throw notFound('没有这所院校')
    return pageOfRecords(brochuresOf(school, backend.now().getFullYear()), query)
  },

  detail: ({ params }) => {
    const brochure = findBrochure(params.id)
    if (!brochure) throw notFound('没有这份招生简章')
    return brochure
  },

  search: ({ query, backend }) => {
    const school = query.schoolId ? findSchool(query.schoolId) : undefined
    if (query.schoolId && !school) throw notFound('没有这所院校')
    const keyword = query.keyword?.trim() ?? ''
    const found = (school ? [school] : schools(SEARCHED_SCHOOLS))
      .flatMap((candidate) => brochuresOf(candidate, backend.now().getFullYear()))
      .filter(({ title }) => title.includes(keyword))
      .toSorted((a, b) => (a.createTime < b.createTime ? 1 : -1))
    return pageOfRecords(found, query)
  },
})
