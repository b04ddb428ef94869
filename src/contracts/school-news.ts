import * as z from 'zod/mini'
import { get } from './endpoint'
import { pageOf } from './envelope'
import { Keyword, Phrase } from './limits'
import { among, falling, KNOWN_ID, named, PAGE, RECORDS } from './meaning/said'
import { Address, DateTime, Html, PageNumber, PageSize, Text } from './primitives'

/** In place of a school's id: news of the whole country. */
export const NATIONWIDE_NEWS = '0'

/** A news article as a list shows it. */
export const NewsListItem = z.object({
  id: Text,
  title: Text,
  createTime: DateTime,
  summary: z.nullish(z.string()),
  coverUrl: z.nullish(Address),
  category: z.nullish(z.string()),
  /** Who published it. */
  origin: z.nullish(z.string()),
})
export type NewsListItem = z.infer<typeof NewsListItem>

/** Kinds of news of the whole country, in the order of the season. A server may know others. */
export const NEWS_CATEGORIES = [
  '报名',
  '选科',
  '体检',
  '政策',
  '院校',
  '考试',
  '查分',
  '志愿',
  '录取',
] as const

/** The article beside another one in the list of both. */
const NewsNeighbour = z.object({ id: Text, title: Text })
export type NewsNeighbour = z.infer<typeof NewsNeighbour>

/** A news article in full, with the newer one before it and the older one after it. */
export const NewsArticle = z.extend(NewsListItem, {
  content: Html,
  tags: z.nullish(z.array(Text)),
  previous: z.nullish(NewsNeighbour),
  next: z.nullish(NewsNeighbour),
})
export type NewsArticle = z.infer<typeof NewsArticle>

export const schoolNews = {
  list: get('/api/school/news/{id}', {
    summary: '一所院校的资讯；0 为全国高考资讯',
    query: z.object({
      page: z.optional(PageNumber),
      pageSize: z.optional(PageSize),
      keyword: z.optional(Keyword),
      category: z.optional(Phrase),
    }),
    payload: pageOf(NewsListItem),
    fresh: 'shared',
    source: 'S1 §7',
    orders: [falling('/records', '/createTime')],
    filters: { category: among(RECORDS, '/category'), keyword: named(RECORDS, '/title') },
    cut: PAGE,
  }),
  detail: get('/api/school/news/detail/{id}', {
    summary: '一篇资讯',
    payload: NewsArticle,
    source: 'S1 §7',
    refuses: KNOWN_ID,
  }),
}
