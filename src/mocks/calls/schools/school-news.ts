import { NATIONWIDE_NEWS, schoolNews } from '~/contracts/school-news'
import { pageOfRecords } from '../../server/paging'
import { notFound } from '../../server/problem'
import { mockEndpoints } from '../../server/resolve'
import { findNews, news } from '../../world/articles/news'
import { findSchool } from '../../world/schools/schools'

export const schoolNewsHandlers = mockEndpoints(schoolNews, {
  list: ({ params, query, backend }) => {
    const school = findSchool(params.id)
    if (!school && params.id !== NATIONWIDE_NEWS) throw notFound('没有这所院校')
    const keyword = query.keyword?.trim() ?? ''
    const found = news(school, backend.now()).filter(
      ({ title, category }) => title.includes(keyword) && (!query.category || query.category === category),
    )
    return pageOfRecords(found, query)
  },

  detail: ({ params }) => {
    const article = findNews(params.id)
    if (!article) throw notFound('没有这篇资讯')
    return article
  },
})
