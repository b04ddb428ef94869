import { expect, it } from 'vitest'
import { deadlineOf, deadlineText } from './deadline-text'

const BATCHES = [
  {
    batch: '本科批',
    fillStart: '2026-06-28T09:00:00+08:00',
    fillEnd: '2026-07-01T17:00:00+08:00',
    announced: true,
  },
]
const at = (text: string) =>
  deadlineText(BATCHES, { province: '安徽', batch: '本科批' }, new Date(`${text}+08:00`))

it('says until when a batch is filled in, and how long that is', () => {
  expect(at('2026-06-27T10:00:00')).toBe('安徽本科批 7 月 1 日 17:00 截止，明天开始填；以考试院通知为准')
  expect(at('2026-06-29T10:00:00')).toBe('安徽本科批 7 月 1 日 17:00 截止，还有 2 天；以考试院通知为准')
  expect(at('2026-07-01T10:00:00')).toBe('安徽本科批 7 月 1 日 17:00 截止，今天 17:00；以考试院通知为准')
  expect(at('2026-07-02T10:00:00')).toBe('安徽本科批 7 月 1 日 17:00 截止，已截止；以考试院通知为准')
})

it('tells the parts of it for a row, and whether it is over', () => {
  const of = (text: string) =>
    deadlineOf(BATCHES, { province: '安徽', batch: '本科批' }, new Date(`${text}+08:00`))
  expect(of('2026-06-29T10:00:00')).toEqual({
    end: '7 月 1 日 17:00',
    left: '还有 2 天',
    days: 2,
    isOver: false,
  })
  expect(of('2026-07-02T10:00:00')).toEqual({
    end: '7 月 1 日 17:00',
    left: '已截止',
    days: -1,
    isOver: true,
  })
})

it('says nothing of a batch whose days are not known', () => {
  expect(deadlineText([], { province: '安徽', batch: '本科批' }, new Date())).toBeUndefined()
})
