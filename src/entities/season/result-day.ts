import type { ProvinceSeason } from '~/contracts/season-state'
import { seasonState } from '~/contracts/season-state'
import { seasonDays } from '~/rules/exam/season-days'
import { askExtension } from '~/shared/api/ask-extension'
import { call } from '~/shared/api/call'
import { serverMoment } from '~/shared/lib/time/day-text'
import { beginning, CHINA_MS, chinaDay, type SeasonEvent, seasonYear } from './season'

/** How far the result days of all provinces have come; null where the server knows no such call. */
export const resultDays = () => askExtension(call(seasonState.ofProvinces, {}))

/** So many days before and after the day of the calendar the server is asked. */
const NEAR_MS = 2 * 24 * 60 * 60 * 1000

/** Whether the results of a province are due about now: only then the state of the day is worth a call. */
export function isNearResults(province: string, at: Date): boolean {
  const year = seasonYear(at)
  const days = seasonDays(province, year)
  return (
    days !== undefined && Math.abs(at.getTime() - beginning(`${year}-${days.results}`).getTime()) <= NEAR_MS
  )
}

/** The events of a season with the results as the server says that they are. */
export function withResults(
  events: readonly SeasonEvent[],
  states: readonly ProvinceSeason[] | null | undefined,
  province: string,
  at: Date,
): readonly SeasonEvent[] {
  const state = states?.find((each) => each.province === province)
  if (!state) return events
  return events.map((event) => (event.id === 'results' ? resultsAs(event, state, at) : event))
}

function resultsAs(event: SeasonEvent, { results, since, until }: ProvinceSeason, at: Date): SeasonEvent {
  if (results === 'open') {
    const moment = minuteOf(since) ?? event.start
    return { ...event, start: moment, end: moment, surety: 'announced', said: '已公布' }
  }
  const today = chinaDay(at)
  const when = minuteOf(until)
  if (results === 'maintenance')
    return {
      ...event,
      end: today,
      said: `查询系统维护中${when ? `，预计 ${shortTime(when, today)} 恢复` : ''}`,
    }
  if (event.start > today) return event
  return { ...event, end: today, said: `还没有公布${when ? `，预计 ${shortTime(when, today)}` : ''}` }
}

/** A moment of China up to its minute, `2026-06-24 09:00`; a day as it is. */
function minuteOf(time: string | null | undefined): string | undefined {
  if (!time) return undefined
  if (time.length <= 10) return time
  const china = new Date(serverMoment(time).getTime() + CHINA_MS)
  return china.toISOString().slice(0, 16).replace('T', ' ')
}

/** 17:00 today, else 25 日 17:00. */
const shortTime = (moment: string, today: string) =>
  moment.startsWith(today) ? moment.slice(11) : `${Number(moment.slice(8, 10))} 日 ${moment.slice(11)}`.trim()
