import * as z from 'zod/mini'
import type { CalendarEntry, NewCalendarEntry } from '~/contracts/calendar-entries'
import { ruledText } from '~/shared/form/ruled'
import { readBy } from '~/shared/session/work-here'

const titleProblem = (title: string) => (title.trim() === '' ? '请填写事项' : undefined)
const startProblem = (day: string) => (day === '' ? '请选择日期' : undefined)

/** What the form of a calendar entry holds. Without an end it takes one day; without a province it is for all. */
export const EntryDraft = z
  .object({
    title: ruledText(titleProblem),
    province: z.string(),
    start: ruledText(startProblem),
    end: z.string(),
  })
  .check(
    z.refine(({ start, end }) => end === '' || end >= start, {
      error: '结束日期早于开始日期',
      path: ['end'],
    }),
  )
export type EntryDraft = z.infer<typeof EntryDraft>

/** As it is kept: also one that could not be sent yet. */
export const readEntry = readBy(
  z.object({ title: z.string(), province: z.string(), start: z.string(), end: z.string() }),
)

/** In place of the id of an entry that is not saved yet. */
export const NEW_ENTRY = 'new'

export function entryDraftOf(entry?: CalendarEntry): EntryDraft {
  const { title = '', province, start = '', end = '' } = entry ?? {}
  return { title, province: province ?? '', start, end: end === start ? '' : end }
}

/** A draft without problems as an entry. */
export function entryOf({ title, province, start, end }: EntryDraft): NewCalendarEntry {
  return { title: title.trim(), province: province || null, start, end: end || start }
}

/** An entry in one line: 强基计划报名，安徽，2026-06-20 至 2026-06-22. */
export function entryWords({ title, province, start, end }: CalendarEntry): string {
  return `${title}，${province || '全国'}，${start}${end === start ? '' : ` 至 ${end}`}`
}
