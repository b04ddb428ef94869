import * as z from 'zod/mini'
import type { Article } from '~/contracts/articles'
import { NEWS_CATEGORIES } from '~/contracts/school-news'
import { ruledText } from '~/shared/form/ruled'
import { store } from '~/shared/lib/store'
import { storedAtom } from '~/shared/lib/stored-atom'

const titleProblem = (title: string) => (title.trim() === '' ? '请填写标题' : undefined)

/** What the form of an article holds. */
export const ArticleDraft = z.object({
  title: ruledText(titleProblem),
  category: z.string(),
  summary: z.string(),
  /** HTML that has passed the sanitiser. */
  content: z.string(),
})
export type ArticleDraft = z.infer<typeof ArticleDraft>

export function draftOf(article?: Article): ArticleDraft {
  return {
    title: article?.title ?? '',
    category: article?.category ?? NEWS_CATEGORIES[0],
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

const NONE: Record<string, ArticleDraft> = {}

/** What has been typed and not been saved, by the article's id; this browser keeps it over a reload. */
const draftsAtom = storedAtom('zetu.article-drafts', z.record(z.string(), KeptDraft), NONE)

export function keptDraft(id: string): ArticleDraft | undefined {
  return store.get(draftsAtom)[id]
}

export function keepDraft(id: string, draft: ArticleDraft): void {
  store.set(draftsAtom, { ...store.get(draftsAtom), [id]: draft })
}

export function forgetDraft(id: string): void {
  const { [id]: gone, ...others } = store.get(draftsAtom)
  if (gone) store.set(draftsAtom, Object.keys(others).length === 0 ? NONE : others)
}
