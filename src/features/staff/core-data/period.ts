/** Days of China, `2026-06-07`; both count. */
export interface Period {
  readonly from: string
  readonly to: string
}

const DAY_MS = 24 * 60 * 60 * 1000
/** Longer periods would make a chart that nobody can read. */
const MOST_DAYS = 732

const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS
const dayOf = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10)

/** Whether a text is a day of the calendar. */
function isDay(text: string | undefined): text is string {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const number = numberOf(text)
  return Number.isFinite(number) && dayOf(number) === text
}

/** How many calendar months the presets reach back, the current one among them. */
export const PRESETS = [1, 3, 6, 12] as const
const DEFAULT_PRESET = 3

/** From the first day of a month to today. */
export function presetPeriod(months: number, today: string): Period {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return { from: new Date(Date.UTC(year, month - months, 1)).toISOString().slice(0, 10), to: today }
}

/** What an address asks for; three months where it says no period that there is. */
export function periodOf(
  { from, to }: Partial<Readonly<Record<'from' | 'to', string | undefined>>>,
  today: string,
) {
  const sound = isDay(from) && isDay(to) && from <= to && numberOf(to) - numberOf(from) < MOST_DAYS
  return sound ? { from, to } : presetPeriod(DEFAULT_PRESET, today)
}

/** How many days a period has. */
export const lengthOf = ({ from, to }: Period) => numberOf(to) - numberOf(from) + 1

/** As many days, up to the day before. */
export function periodBefore(period: Period): Period {
  const first = numberOf(period.from)
  return { from: dayOf(first - lengthOf(period)), to: dayOf(first - 1) }
}

/** Every day of a period, the oldest first. */
export function daysOf(period: Period): string[] {
  const first = numberOf(period.from)
  return Array.from({ length: lengthOf(period) }, (_, index) => dayOf(first + index))
}

interface Counted {
  readonly count: number
}

export const sumOf = (counted: readonly Counted[]) => counted.reduce((sum, { count }) => sum + count, 0)

/** The counts by what `nameOf` says, the most first; what it does not name is left out. */
export function countedBy<T extends Counted>(
  items: readonly T[],
  nameOf: (item: T) => string | null | undefined,
) {
  const counts = new Map<string, number>()
  for (const item of items) {
    const name = nameOf(item)
    if (name) counts.set(name, (counts.get(name) ?? 0) + item.count)
  }
  return [...counts].map(([name, count]) => ({ name, count })).toSorted((a, b) => b.count - a.count)
}

/** 多 12, 少 5 or 持平. */
export function changeText(now: number, before: number): string {
  const change = now - before
  return change === 0 ? '持平' : change > 0 ? `多 ${change}` : `少 ${-change}`
}

/** A part of a whole in percent, 0 of nothing. */
export const shareOf = (part: number, whole: number) => (whole === 0 ? 0 : (100 * part) / whole)
