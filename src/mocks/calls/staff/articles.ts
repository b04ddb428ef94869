import { type ArticleQuery, type ArticleRow, articles } from '~/contracts/articles'
import { pageOfRecords } from '../../server/paging'
import { badRequest, conflict, notFound } from '../../server/problem'
import { mockEndpoints } from '../../server/resolve'
import { chinaTime } from '../../store/china-time'
import { articlesOf, isWritten, recordAct } from '../../store/editorial-tables'

const ORIGIN = '择途编辑部（示例）'

export const articleHandlers = mockEndpoints(articles, {
  list: ({ body, backend }) => {
    const rows = articlesOf(backend.db)
      .list()
      .filter((article) => isWritten(article, backend.now()) && isAsked(article, body))
      .toSorted((a, b) => (a.createTime < b.createTime ? 1 : -1))
    const { records, ...page } = pageOfRecords(rows, body)
    return { ...page, records: records.map(({ content: _, summary: __, ...row }): ArticleRow => row) }
  },

  detail: ({ params, backend }) => {
    const article = articlesOf(backend.db).find(params.id)
    if (!article) throw notFound('没有这篇资讯')
    return article
  },

  create: ({ body, backend, caller }) => {
    const table = articlesOf(backend.db)
    const at = chinaTime(backend.now())
    const article = table.put({
      title: requireTitle(body.title),
      category: body.category,
      summary: body.summary ?? '',
      content: body.content ?? '',
      origin: body.origin ?? ORIGIN,
      tags: body.tags ?? [],
      published: body.published ?? false,
      id: table.nextId(),
      createTime: at,
      updateTime: at,
      updatedBy: caller.name,
      version: 1,
    })
    recordAct(backend, caller, `${article.published ? '发布' : '新建'}了资讯《${article.title}》`)
    return article
  },

  update: ({ body, backend, caller }) => {
    const table = articlesOf(backend.db)
    const { id, version, ...changes } = body
    const before = table.find(id)
    if (!before) throw notFound('没有这篇资讯，可能刚被删除')
    if (version !== undefined && version !== before.version) {
      throw conflict(`${before.updatedBy ?? '别人'}刚改过这篇资讯，请打开新的版本再改`)
    }
    const at = chinaTime(backend.now())
    const appears = changes.published === true && !before.published
    const changed = table.change(id, {
      ...changes,
      title: requireTitle(changes.title ?? before.title),
      createTime: appears ? at : undefined,
      updateTime: at,
      updatedBy: caller.name,
      version: before.version + 1,
    })
    const after = changed ?? before
    const act = appears ? '发布' : before.published && !after.published ? '撤下' : '修改'
    recordAct(backend, caller, `${act}了资讯《${after.title}》`)
    return after
  },

  remove: ({ params, backend, caller }) => {
    const table = articlesOf(backend.db)
    const article = table.find(params.id)
    if (!article) throw notFound('没有这篇资讯')
    table.remove(article.id)
    recordAct(backend, caller, `删除了资讯《${article.title}》`)
    return '已删除'
  },
})

function requireTitle(title: string): string {
  if (title.trim() === '') throw badRequest('请填写标题')
  return title.trim()
}

function isAsked(
  { title, summary, category, published }: ArticleRow & { readonly summary: string },
  asked: ArticleQuery,
): boolean {
  const text = asked.query?.trim() ?? ''
  return (
    (title.includes(text) || summary.includes(text)) &&
    (!asked.category || category === asked.category) &&
    (asked.published === null || asked.published === undefined || published === asked.published)
  )
}
