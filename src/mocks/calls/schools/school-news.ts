import { NATIONWIDE_NEWS, schoolNews } from '~/contracts/school-news'
import { requireSchool } from '../../server/known/school'
import { pageOfRecords } from '../../server/paging'
import { notFound } from '../../server/problem'
import { mockEndpoints } from '../../server/resolve'
import { findNews, type NewsItem, news } from '../../world/articles/news'
import { findSchool } from '../../world/schools/schools'

export const schoolNewsHandlers = mockEndpoints(schoolNews, {
  list: ({ params, query, backend }) => {
    const school = params.id === NATIONWIDE_NEWS ? undefined : requireSchool(params.id)
    const keyword = query.keyword?.trim() ?? ''
    const found = news(school, backend.now()).filter(
      ({ title, summary, category }) =>
        (title.includes(keyword) || summary.includes(keyword)) &&
        (!query.category || query.category === category),
    )
    return pageOfRecords(found, query)
  },

  detail: ({ params, backend }) => {
    const article = findNews(params.id)
    const owner = params.id.split('-')[0]
    const school = owner === NATIONWIDE_NEWS ? undefined : findSchool(owner ?? '')
    const listed = article ? news(school, backend.now()) : []
    const place = listed.findIndex(({ id }) => id === params.id)
    // News of a later date is not published yet.
    if (!article || place < 0) throw notFound('没有这篇资讯')
    return { ...article, previous: named(listed[place - 1]), next: named(listed[place + 1]) }
  },
})

function named(item: NewsItem | undefined) {
  return item && { id: item.id, title: item.title }
}
