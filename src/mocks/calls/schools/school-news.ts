import { NATIONWIDE_NEWS, schoolNews } from '~/contracts/school-news'
import { requireSchool } from '../../server/known/school'
import { pageOfRecords } from '../../server/paging'
import { notFound } from '../../server/problem'
import { mockEndpoints } from '../../server/resolve'
import { findNews, news } from '../../world/articles/news'

export const schoolNewsHandlers = mockEndpoints(schoolNews, {
  list: ({ params, query, backend }) => {
    const school = params.id === NATIONWIDE_NEWS ? undefined : requireSchool(params.id)
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
