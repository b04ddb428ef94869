import { type ArticleQuery, articles } from '~/contracts/articles'
import { audit } from '~/contracts/audit'
import { calendarEntries } from '~/contracts/calendar-entries'
import { askExtension } from '~/shared/api/ask-extension'
import { ask, call } from '~/shared/api/call'

export const ARTICLES_PAGE = 20
export const LOG_PAGE = 50

export const editorialCalls = {
  articles: (asked: Omit<ArticleQuery, 'pageSize'>) =>
    askExtension(call(articles.list, { body: { ...asked, pageSize: ARTICLES_PAGE } })),
  article: (id: string) => ask(call(articles.detail, { params: { id } })),
  entries: () => askExtension(call(calendarEntries.list, {})),
  log: ({ page, q }: { readonly page: number; readonly q?: string | undefined }) =>
    askExtension(call(audit.list, { body: { page, pageSize: LOG_PAGE, query: q ?? null } })),
}
