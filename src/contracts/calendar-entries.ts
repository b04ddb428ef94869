import * as z from 'zod/mini'
import { MOST_CHARACTERS } from './bounds'
import { del, get, post, put } from './endpoint'
import { Word, wordsUpTo } from './limits'
import type { Stored } from './meaning/meaning'
import { CHANGED_MEANWHILE, same, tooLong } from './meaning/said'
import { Day, ProvinceName, Text } from './primitives'
import { RecordVersion } from './record-version'
import { AUDIT_TRAIL } from './shown-by'

/** Something that the editors add to the calendar of the season. */
export const CalendarEntry = z.object({
  id: Text,
  title: Text,
  /** Absent: every province. */
  province: z.nullish(ProvinceName),
  start: Day,
  /** The last day; the start where it takes one day. */
  end: Day,
  version: z.nullish(RecordVersion),
})
export type CalendarEntry = z.infer<typeof CalendarEntry>

export const NewCalendarEntry = z.extend(z.omit(CalendarEntry, { id: true, version: true }), {
  title: wordsUpTo(MOST_CHARACTERS.entryTitle, '事项'),
})
export type NewCalendarEntry = z.infer<typeof NewCalendarEntry>

/** An entry as it is to be. With `version` a change of somebody else in between is a conflict. */
export const CalendarEntryUpdate = z.extend(NewCalendarEntry, { id: Word, version: z.nullish(RecordVersion) })
export type CalendarEntryUpdate = z.infer<typeof CalendarEntryUpdate>

const SOURCE = 'S1 §6 (website operation); without it the calendar has the days of the batches only'

const STORED_ENTRY: Stored = { echoes: same('title', 'province', 'start', 'end'), version: '/version' }

/** Entries of the season's calendar. Everybody reads them, administrators write them. */
export const calendarEntries = {
  list: get('/api/school/calendar', {
    summary: '招生日程里编辑部添加的事项；不给省份则为全部',
    query: z.object({ province: z.optional(ProvinceName) }),
    payload: z.array(CalendarEntry),
    fresh: 'shared',
    extension: true,
    source: SOURCE,
    filters: { province: { list: '', at: '/province', keeps: 'among', orSilent: true } },
  }),
  create: post('/api/planner/calendar', {
    summary: '新增日程',
    body: NewCalendarEntry,
    payload: CalendarEntry,
    access: 'administrator',
    effect: 'write',
    creates: true,
    changes: ['GET /api/school/calendar', ...AUDIT_TRAIL],
    extension: true,
    source: SOURCE,
    keeps: STORED_ENTRY,
  }),
  update: put('/api/planner/calendar', {
    summary: '修改日程',
    body: CalendarEntryUpdate,
    payload: CalendarEntry,
    access: 'administrator',
    effect: 'write',
    changes: ['GET /api/school/calendar', ...AUDIT_TRAIL],
    extension: true,
    source: SOURCE,
    refuses: [CHANGED_MEANWHILE, tooLong('title')],
    keeps: STORED_ENTRY,
  }),
  remove: del('/api/planner/calendar/{id}', {
    summary: '删除日程',
    payload: z.string(),
    carrier: 'message',
    access: 'administrator',
    effect: 'write',
    changes: ['GET /api/school/calendar', ...AUDIT_TRAIL],
    extension: true,
    source: SOURCE,
  }),
}
