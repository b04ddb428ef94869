import { createEvents, type DateArray, type EventAttributes } from 'ics'
import { beginning, ending, type SeasonEvent } from '~/entities/season/season'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The days of a season as a calendar file (RFC 5545). What is known by its months only stays out. Each event has an id of
 * its own, so that a file taken again replaces the days of the first. Throws what the library finds wrong.
 */
export function calendarFile(province: string, events: readonly SeasonEvent[]): string {
  const { error, value } = createEvents(
    events.filter(({ surety }) => surety !== 'about').map((event) => attributesOf(province, event)),
    { productId: 'zetu/season', calName: `${province}招生日程` },
  )
  if (error || !value) throw error ?? new Error('日历文件没有内容')
  return value
}

function attributesOf(province: string, event: SeasonEvent): EventAttributes {
  const sample = event.surety === 'usual' ? '（示例，按往年推算）' : ''
  return {
    uid: `${event.start.slice(0, 4)}-${event.id}-${province}@zetu`,
    title: `${province}${event.title}${sample}`,
    description: '以省级教育考试院当年公告为准。',
    ...timesOf(event),
  }
}

type Times = Pick<EventAttributes, 'alarms'> & Record<'start' | 'end', DateArray | number>

/** A moment is a moment anywhere; a day is that day anywhere, and ends before the next one. */
function timesOf({ title, start, end }: SeasonEvent): Times {
  if (start.length <= 10) return { start: dayOf(start), end: dayOf(dayAfter(end)) }
  const closes = ending(end).getTime()
  return {
    start: beginning(start).getTime(),
    end: closes,
    alarms: [{ action: 'display', description: `${title}还有一天截止`, trigger: closes - DAY_MS }],
  }
}

function dayOf(day: string): DateArray {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return [year, month, date]
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)
}
