import { expect, it } from 'vitest'
import { changedFields, draftOf, isSameDraft, readArticle } from './article-draft'

const DRAFT = { ...draftOf(), title: '查分之后', content: '<p>先看位次。</p>' }

it('reads what was typed, also what could not be sent yet, and nothing else', () => {
  expect(readArticle({ ...DRAFT, title: '' })).toEqual({ ...DRAFT, title: '' })
  expect(readArticle({ title: '查分之后' })).toBeUndefined()
})

it('takes blanks at the ends for no change', () => {
  expect(isSameDraft(DRAFT, { ...DRAFT, title: ' 查分之后 ' })).toBe(true)
  expect(isSameDraft(DRAFT, { ...DRAFT, category: '录取' })).toBe(false)
})

it('names the fields that differ', () => {
  expect(changedFields(DRAFT, { ...DRAFT, title: '查分之后 ' })).toEqual([])
  expect(changedFields(DRAFT, { ...DRAFT, title: '', content: '' })).toEqual(['标题', '正文'])
})
