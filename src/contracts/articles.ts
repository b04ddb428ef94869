import * as z from 'zod/mini'
import { MOST_CHARACTERS } from './bounds'
import { del, get, post, put } from './endpoint'
import { PAGE_REQUEST, pageOf } from './envelope'
import { entriesUpTo, Keyword, MOST_ENTRIES, Phrase, textUpTo, Word, wordsUpTo } from './limits'
import type { Stored } from './meaning/meaning'
import { among, CHANGED_MEANWHILE, KNOWN_ID, named, PAGE, RECORDS, same, tooLong } from './meaning/said'
import { Count, DateTime, Html, Text } from './primitives'
import { AUDIT_TRAIL } from './shown-by'

/** A nationwide article as a list of the editors shows it: drafts among them. */
export const ArticleRow = z.object({
  id: Text,
  title: Text,
  category: Text,
  /** Whether the public pages show it. */
  published: z.boolean(),
  /** When it was published; of a draft, when it was begun. */
  createTime: DateTime,
  updateTime: DateTime,
  /** Who changed it last; absent for what came with the site. */
  updatedBy: z.nullish(z.string()),
})
export type ArticleRow = z.infer<typeof ArticleRow>

/** A nationwide article as it is edited. The public reads it by `schoolNews.detail` once it is published. */
export const Article = z.extend(ArticleRow, {
  summary: z.string(),
  content: Html,
  /** Who publishes it, as its readers see it. */
  origin: z.string(),
  tags: z.array(Text),
  /** Rises with every change, so that two editors do not overwrite each other. */
  version: Count,
})
export type Article = z.infer<typeof Article>

/** A new article; a draft unless it says `published`. */
export const NewArticle = z.object({
  title: wordsUpTo(MOST_CHARACTERS.articleTitle, '标题'),
  category: Word,
  summary: z.optional(textUpTo(MOST_CHARACTERS.articleSummary, '摘要')),
  content: z.optional(textUpTo(MOST_CHARACTERS.articleContent, '正文')),
  origin: z.optional(textUpTo(MOST_CHARACTERS.articleOrigin, '来源')),
  tags: z.optional(entriesUpTo(Word, MOST_ENTRIES.tags, '标签')),
  published: z.optional(z.boolean()),
})
export type NewArticle = z.infer<typeof NewArticle>

/** Changes to an article; what is absent stays. With `version` a change of somebody else in between is a conflict. */
export const ArticleUpdate = z.extend(z.partial(NewArticle), { id: Word, version: z.optional(Count) })
export type ArticleUpdate = z.infer<typeof ArticleUpdate>

/** Filters of the editors' list. */
export const ArticleQuery = z.object({
  ...PAGE_REQUEST,
  /** Part of a title or summary. */
  query: z.nullish(Keyword),
  category: z.nullish(Phrase),
  /** Published ones or drafts; both when absent. */
  published: z.nullish(z.boolean()),
})
export type ArticleQuery = z.infer<typeof ArticleQuery>

const SOURCE =
  'S1 §6 (website operation is for administrators); without it articles are written where the API is'

const AFTER_CREATE = [
  'POST /api/planner/news/query',
  'GET /api/school/news/{id}',
  'GET /api/school/news/detail/{id}',
  ...AUDIT_TRAIL,
] as const
const AFTER_CHANGE = [...AFTER_CREATE, 'GET /api/planner/news/{id}'] as const

const STORED_ARTICLE: Stored = {
  echoes: same('title', 'category', 'summary', 'content', 'origin', 'tags/*', 'published'),
  shownBy: 'articles.detail',
  version: '/version',
}

/** Articles of the whole country, as administrators write them. */
export const articles = {
  list: post('/api/planner/news/query', {
    summary: '全国资讯的编辑列表，含草稿',
    body: ArticleQuery,
    payload: pageOf(ArticleRow),
    access: 'administrator',
    fresh: 'own',
    extension: true,
    source: SOURCE,
    filters: {
      category: among(RECORDS, '/category'),
      published: among(RECORDS, '/published'),
      query: named(RECORDS, '/title'),
    },
    cut: PAGE,
  }),
  detail: get('/api/planner/news/{id}', {
    summary: '编辑用的一篇资讯',
    payload: Article,
    access: 'administrator',
    fresh: 'own',
    extension: true,
    source: SOURCE,
    refuses: KNOWN_ID,
  }),
  create: post('/api/planner/news', {
    summary: '新增资讯',
    body: NewArticle,
    payload: Article,
    access: 'administrator',
    effect: 'write',
    creates: true,
    changes: AFTER_CREATE,
    extension: true,
    source: SOURCE,
    keeps: STORED_ARTICLE,
  }),
  update: put('/api/planner/news', {
    summary: '修改、发布或撤下资讯',
    body: ArticleUpdate,
    payload: Article,
    access: 'administrator',
    effect: 'write',
    changes: AFTER_CHANGE,
    extension: true,
    source: SOURCE,
    refuses: [CHANGED_MEANWHILE, tooLong('title')],
    keeps: STORED_ARTICLE,
  }),
  remove: del('/api/planner/news/{id}', {
    summary: '删除资讯',
    payload: z.string(),
    carrier: 'message',
    access: 'administrator',
    effect: 'write',
    changes: AFTER_CHANGE,
    extension: true,
    source: SOURCE,
  }),
}
