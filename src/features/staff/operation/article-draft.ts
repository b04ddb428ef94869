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

const FIELDS = { title: '标题', category: '分类', summary: '摘要', content: '正文' } as const

/** What the fields are called in which two drafts differ. */
export function changedFields(a: ArticleDraft, b: ArticleDraft): string[] {
  return Object.entries(FIELDS).flatMap(([field, name]) => {
    const key = field as keyof typeof FIELDS
    return a[key].trim() === b[key].trim() ? [] : [name]
  })
}

export function isSameDraft(a: ArticleDraft, b: ArticleDraft): boolean {
  return changedFields(a, b).length === 0
}

/** As it is kept: also one that could not be sent yet. */
const StoredDraft = z.object({
  title: z.string(),
  category: z.string(),
  summary: z.string(),
  content: z.string(),
})

/** Names what was typed of an article among what this device keeps, by the article's id. */
export const ARTICLE_WORK = 'article'

export const readArticle = readBy(StoredDraft)
