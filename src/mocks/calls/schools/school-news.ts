import type { Article } from '~/contracts/articles'
import { NATIONWIDE_NEWS, type NewsListItem, schoolNews } from '~/contracts/school-news'
import type { Backend } from '../../server/backend'
import { requireSchool } from '../../server/known/school'
import { pageOfRecords } from '../../server/paging'
import { notFound } from '../../server/problem'
import { mockEndpoints } from '../../server/resolve'
import { articlesOf, isWritten } from '../../store/editorial-tables'
import { findNews, news } from '../../world/articles/news'
import { findSchool } from '../../world/schools/schools'

export const schoolNewsHandlers = mockEndpoints(schoolNews, {
  list: ({ params, query, backend }) => {
    const listed =
      params.id === NATIONWIDE_NEWS
        ? publishedArticles(backend).map(asListed)
        : news(requireSchool(params.id), backend.now())
    const keyword = query.keyword?.trim() ?? ''
    const found = listed.filter(
      ({ title, summary, category }) =>
        (title.includes(keyword) || summary.includes(keyword)) &&
        (!query.category || query.category === category),
    )
    return pageOfRecords(found, query)
  },

  detail: ({ params, backend }) => {
    const school = findSchool(params.id.split('-')[0] ?? '')
    const articles = school ? [] : publishedArticles(backend)
    const listed: readonly Pick<NewsListItem, 'id' | 'title'>[] = school
      ? news(school, backend.now())
      : articles
    const article = school ? findNews(params.id) : articles.find(({ id }) => id === params.id)
    const place = listed.findIndex(({ id }) => id === params.id)
    // News of a later date is not published yet.
    if (!article || place < 0) throw notFound('没有这篇资讯')
    const { id, title, summary, createTime, category, origin, content, tags } = article
    return {
      ...{ id, title, summary, createTime, category, origin, content, tags },
      previous: named(listed[place - 1]),
      next: named(listed[place + 1]),
    }
  },
})

/** The nationwide articles that are out, the newest first. */
function publishedArticles({ db, now }: Backend): Article[] {
  const at = now()
  return articlesOf(db)
    .list()
    .filter((article) => article.published && isWritten(article, at))
    .toSorted((a, b) => (a.createTime < b.createTime ? 1 : -1))
}

function asListed({ id, title, summary, createTime, category, origin }: Article) {
  return { id, title, summary, createTime, category, origin }
}

function named(item: Pick<NewsListItem, 'id' | 'title'> | undefined) {
  return item && { id: item.id, title: item.title }
}
