import { expect, it } from 'vitest'
import { EntryDraft, entryDraftOf, entryOf } from './entry-draft'

const DRAFT = { title: ' 强基计划报名 ', province: '', start: '2026-04-10', end: '' }

it('is for every province and one day unless it says more', () => {
  expect(entryOf(DRAFT)).toEqual({
    title: '强基计划报名',
    province: null,
    start: '2026-04-10',
    end: '2026-04-10',
  })
  expect(entryDraftOf({ id: 'e', ...entryOf(DRAFT) })).toEqual({ ...DRAFT, title: '强基计划报名' })
})

it('does not end before it begins', () => {
  const read = EntryDraft.safeParse({ ...DRAFT, end: '2026-04-09' })
  expect(read.error?.issues.map(({ path, message }) => [path.join(), message])).toEqual([
    ['end', '结束日期早于开始日期'],
  ])
  expect(EntryDraft.safeParse({ ...DRAFT, end: '2026-04-30' }).success).toBe(true)
})
