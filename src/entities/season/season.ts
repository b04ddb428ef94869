import type { BatchCalendar } from '~/contracts/province-rules'
import { EXAM_BEGINS, seasonDays } from '~/rules/exam/season-days'
import { isEarlyBatch } from '~/rules/filing/batches'

/**
 * How sure a day is: `announced` by the notice of the year, `usual` by the days of past years. `about` where only the
 * months are known.
 */
export type Surety = 'announced' | 'usual' | 'about'

/** Something of an admission season. Days and moments are those of China. */
export interface SeasonEvent {
  readonly id: string
  readonly title: string
  /** A day `2026-06-24`, or a moment `2026-06-28 09:00`. */
  readonly start: string
  /** The last day, or the moment it closes; the start where it takes one day. */
  readonly end: string
  readonly surety: Surety
  /** Where it stands, in the words of who knows it; else its days tell. */
  readonly said?: string
}

/** After August the season of the next year is what counts. */
const LAST_MONTH = 8

/** The year of the season that a day belongs to. */
export function seasonYear(today: Date): number {
  const china = chinaDay(today)
  const year = Number(china.slice(0, 4))
  return Number(china.slice(5, 7)) > LAST_MONTH ? year + 1 : year
}

/** All of a province's season, in the order in which it begins. `batches` are the batches of that year. */
export function seasonEvents(
  province: string,
  year: number,
  batches: readonly BatchCalendar[],
): SeasonEvent[] {
  const events = [...monthsOf(year), ...daysOf(province, year, batches), ...batches.flatMap(eventsOfBatch)]
  return events.toSorted((a, b) => (a.start === b.start ? 0 : a.start < b.start ? -1 : 1))
}

/** What every province has at about the same time. */
function monthsOf(year: number): SeasonEvent[] {
  return [
    {
      id: 'registration',
      title: '高考报名',
      start: `${year - 1}-10-25`,
      end: `${year - 1}-11-20`,
      surety: 'about',
    },
    { id: 'physical', title: '高考体检', start: `${year}-03-01`, end: `${year}-04-30`, surety: 'about' },
  ]
}

function daysOf(province: string, year: number, batches: readonly BatchCalendar[]): SeasonEvent[] {
  const days = seasonDays(province, year)
  if (!days) return []
  const surety = days.announced ? 'announced' : 'usual'
  const oneDay = (day: string) => ({ start: `${year}-${day}`, end: `${year}-${day}`, surety }) as const
  const main = batches.find(({ batch }) => !isEarlyBatch(batch))
  return [
    {
      id: 'exam',
      title: `${year} 年普通高考`,
      start: `${year}-${EXAM_BEGINS}`,
      end: `${year}-${days.examEnds}`,
      surety,
    },
    { id: 'results', title: '成绩和一分一段表公布', ...oneDay(days.results) },
    ...(days.supplement && main
      ? [{ id: 'supplement', title: `${main.batch}征集志愿`, ...oneDay(days.supplement) }]
      : []),
  ]
}

/** A batch is filled in, and then decided. */
function eventsOfBatch({ batch, fillStart, fillEnd, resultTime, announced }: BatchCalendar): SeasonEvent[] {
  const surety = announced ? 'announced' : 'usual'
  const result = resultTime?.slice(0, 10)
  return [
    ...(fillStart && fillEnd
      ? [
          {
            id: `fill-${batch}`,
            title: `${batch}填报志愿`,
            start: fillStart.slice(0, 16).replace('T', ' '),
            end: fillEnd.slice(0, 16).replace('T', ' '),
            surety,
          } as const,
        ]
      : []),
    ...(result
      ? ([{ id: `result-${batch}`, title: `${batch}录取结束`, start: result, end: result, surety }] as const)
      : []),
  ]
}

/** When a day or moment of China begins. */
export function beginning(text: string): Date {
  return new Date(`${text.slice(0, 10)}T${text.slice(11) || '00:00'}:00+08:00`)
}

/** When a day is over, or a moment has come. */
export function ending(text: string): Date {
  return text.length > 10 ? beginning(text) : new Date(beginning(text).getTime() + DAY_MS)
}

const DAY_MS = 24 * 60 * 60 * 1000
export const CHINA_MS = 8 * 60 * 60 * 1000

/** The calendar day of China at a moment. */
export function chinaDay(moment: Date): string {
  return new Date(moment.getTime() + CHINA_MS).toISOString().slice(0, 10)
}

/** Whole days of the calendar from today to another day; below 0 when it is past. */
export function daysUntil(today: Date, day: string): number {
  return Math.round((beginning(day.slice(0, 10)).getTime() - beginning(chinaDay(today)).getTime()) / DAY_MS)
}

export type Phase = 'over' | 'open' | 'ahead'

/** Where an event stands at a moment. */
export function phaseOf({ start, end }: SeasonEvent, at: Date): Phase {
  if (at >= ending(end)) return 'over'
  return at >= beginning(start) ? 'open' : 'ahead'
}

/** How far away an event is, in words: 还有 3 天, 今天 17:00 截止. */
export function dueText(event: SeasonEvent, at: Date): string {
  const phase = phaseOf(event, at)
  if (event.said) return event.said
  if (phase === 'over') return '已结束'
  if (event.surety === 'about') return phase === 'open' ? '正在进行' : `约 ${monthsUntil(at, event.start)}后`
  if (phase === 'ahead') return aheadText(daysUntil(at, event.start))
  const left = daysUntil(at, event.end)
  if (event.end === event.start) return '今天'
  if (event.end.length <= 10) return left === 0 ? '今天结束' : `还有 ${left} 天结束`
  return left === 0 ? `今天 ${event.end.slice(11)} 截止` : `还有 ${left} 天截止`
}

function aheadText(days: number): string {
  if (days === 0) return '今天'
  return days === 1 ? '明天' : `还有 ${days} 天`
}

const DAYS_OF_MONTH = 30

function monthsUntil(at: Date, start: string): string {
  const days = daysUntil(at, start)
  return days < DAYS_OF_MONTH ? `${days} 天` : `${Math.round(days / DAYS_OF_MONTH)} 个月`
}

/** What is due next: what is open and closes first, else what begins first; undefined when the season is over. */
export function nextEvent(events: readonly SeasonEvent[], at: Date): SeasonEvent | undefined {
  return comingEvents(events, at, 1)[0]
}

/** What comes next, at most `count` of it: what is open and closes first, then what begins first. */
export function comingEvents(events: readonly SeasonEvent[], at: Date, count: number): SeasonEvent[] {
  const open = events
    .filter((event) => phaseOf(event, at) === 'open')
    .toSorted((a, b) => ending(a.end).getTime() - ending(b.end).getTime())
  return [...open, ...events.filter((event) => phaseOf(event, at) === 'ahead')].slice(0, count)
}

/** When an event is, in words: 6 月 28 日 09:00 – 7 月 1 日 17:00. */
export function whenText({ start, end, surety }: SeasonEvent): string {
  if (surety === 'about') return monthsText(start, end)
  if (start === end) return dayOf(start)
  const sameMonth = start.length <= 10 && start.slice(0, 7) === end.slice(0, 7)
  return sameMonth
    ? `${dayOf(start, false)}–${Number(end.slice(8, 10))} 日`
    : `${dayOf(start)} – ${dayOf(end)}`
}

function monthsText(start: string, end: string): string {
  const [from, to] = [Number(start.slice(5, 7)), Number(end.slice(5, 7))]
  return `${start.slice(0, 4)} 年 ${from === to ? from : `${from}–${to}`} 月`
}

function dayOf(text: string, unit = true): string {
  const time = text.slice(11)
  return `${Number(text.slice(5, 7))} 月 ${Number(text.slice(8, 10))}${unit ? ' 日' : ''}${time && ` ${time}`}`
}
