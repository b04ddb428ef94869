import * as z from 'zod/mini'
import type { Article } from '~/contracts/articles'
import { ruledText } from '~/shared/form/ruled'
import { readBy } from '~/shared/session/work-here'

const titleProblem = (title: string) => (title.trim() === '' ? '请填写标题' : undefined)
const categoryProblem = (category: string) => (category === '' ? '请选择分类' : undefined)

/** What the form of an article holds. */
export const ArticleDraft = z.object({
  title: ruledText(titleProblem),
  category: ruledText(categoryProblem),
  summary: z.string(),
  /** HTML that has passed the sanitiser. */
  content: z.string(),
})
export type ArticleDraft = z.infer<typeof ArticleDraft>

export function draftOf(article?: Article): ArticleDraft {
  return {
    title: article?.title ?? '',
    category: article?.category ?? '',
    summary: article?.summary ?? '',
    content: article?.content ?? '',
  }
}

const FIELDS = ['title', 'category', 'summary', 'content'] as const

export function isSameDraft(a: ArticleDraft, b: ArticleDraft): boolean {
  return FIELDS.every((field) => a[field].trim() === b[field].trim())
}

/** As it is kept: also one that could not be sent yet. */
const KeptDraft = z.object({
  title: z.string(),
  category: z.string(),
  summary: z.string(),
  content: z.string(),
})

/** Names what was typed of an article among what this device keeps, by the article's id. */
export const ARTICLE_WORK = 'article'

export const readArticle = readBy(KeptDraft)
