import { NATIONWIDE_NEWS, schoolNews } from '~/contracts/school-news'
import { ask, askRecord, call } from '~/shared/api/call'

export const NEWS_PAGE_SIZE = 10

/** Which news of the whole country are listed. */
export interface NewsQuestion {
  readonly q?: string | undefined
  readonly category?: string | undefined
  readonly page: number
}

export const newsCalls = {
  list: ({ q, category, page }: NewsQuestion) =>
    ask(
      call(schoolNews.list, {
        params: { id: NATIONWIDE_NEWS },
        query: { page, pageSize: NEWS_PAGE_SIZE, keyword: q, category },
      }),
    ),
  detail: (id: string) => askRecord(call(schoolNews.detail, { params: { id } })),
}
