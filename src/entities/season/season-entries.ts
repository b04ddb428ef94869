import { type CalendarEntry, calendarEntries } from '~/contracts/calendar-entries'
import { askExtension } from '~/shared/api/ask-extension'
import { call } from '~/shared/api/call'
import { beginning, type SeasonEvent, seasonYear } from './season'

/** What the editors add to the season of a province; null where the server knows no such call. */
export const seasonEntries = (province: string) =>
  askExtension(call(calendarEntries.list, { query: { province } }))

/** The events of a season with those entries that fall into it, in the order in which they begin. */
export function withEntries(
  events: readonly SeasonEvent[],
  entries: readonly CalendarEntry[],
  year: number,
): readonly SeasonEvent[] {
  const added = entries
    .filter(({ start }) => seasonYear(beginning(start)) === year)
    .map(({ id, title, start, end }): SeasonEvent => ({ id, title, start, end, surety: 'announced' }))
  if (added.length === 0) return events
  return [...events, ...added].toSorted((a, b) => (a.start === b.start ? 0 : a.start < b.start ? -1 : 1))
}
