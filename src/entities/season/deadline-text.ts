import type { BatchCalendar } from '~/contracts/province-rules'
import { daysUntil, dueText, phaseOf, seasonEvents } from './season'

interface Filed {
  readonly province: string
  readonly batch?: string | null | undefined
}

/** Until when a batch is filled in, in words: `end` 7 月 1 日 17:00, `left` 还有 4 天. */
export interface Deadline {
  readonly end: string
  readonly left: string
  /** Whole days of the calendar to it; below 0 when it is past. */
  readonly days: number
  readonly isOver: boolean
}

/** The end of the days on which a batch is filled in; undefined where they are not known. */
export function deadlineOf(
  batches: readonly BatchCalendar[],
  { province, batch }: Filed,
  at: Date,
): Deadline | undefined {
  const year = Number(batches.find((known) => known.batch === batch)?.fillEnd?.slice(0, 4))
  const event = seasonEvents(province, year, batches).find(({ id }) => id === `fill-${batch}`)
  if (!event) return undefined
  const { end, surety } = event
  const usual = surety === 'announced' ? '' : '往年约 '
  const day = `${Number(end.slice(5, 7))} 月 ${Number(end.slice(8, 10))} 日 ${end.slice(11)}`.trim()
  const phase = phaseOf(event, at)
  const left = {
    over: '已截止',
    open: dueText(event, at).replace(/ 截止$| ?天截止$/, (text) => (text.includes('天') ? ' 天' : '')),
    ahead: `${dueText(event, at)}开始填`,
  }[phase]
  return { end: `${usual}${day}`, left, days: daysUntil(at, end), isOver: phase === 'over' }
}

/** 安徽本科批 7 月 1 日 17:00 截止，还有 4 天；以考试院通知为准. Undefined where the days of the batch are not known. */
export function deadlineText(batches: readonly BatchCalendar[], filed: Filed, at: Date): string | undefined {
  const due = deadlineOf(batches, filed, at)
  return due && `${filed.province}${filed.batch} ${due.end} 截止，${due.left}；以考试院通知为准`
}
