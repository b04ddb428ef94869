import { expect, it } from 'vitest'
import { draftOf, forgetDraft, isSameDraft, keepDraft, keptDraft } from './article-draft'

const DRAFT = { ...draftOf(), title: '查分之后', content: '<p>先看位次。</p>' }

it('keeps what was typed by article, until it is saved or thrown away', () => {
  expect(keptDraft('new')).toBeUndefined()
  keepDraft('new', DRAFT)
  keepDraft('article-1', { ...DRAFT, title: '另一篇' })
  expect(keptDraft('new')).toEqual(DRAFT)
  forgetDraft('new')
  expect(keptDraft('new')).toBeUndefined()
  expect(keptDraft('article-1')?.title).toBe('另一篇')
  forgetDraft('article-1')
})

it('takes blanks at the ends for no change', () => {
  expect(isSameDraft(DRAFT, { ...DRAFT, title: ' 查分之后 ' })).toBe(true)
  expect(isSameDraft(DRAFT, { ...DRAFT, category: '录取' })).toBe(false)
})
