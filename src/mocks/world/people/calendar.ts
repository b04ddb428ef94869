/** What the people of the world are dated from. Days do not count: nothing changes from one day to the next. */
export interface Calendar {
  readonly year: number
  /** 1–12. */
  readonly month: number
  /** The year in which those who are in the last grade sit the exam. */
  readonly graduatingYear: number
  /** How many students there are at least. */
  readonly scale?: number
}

export function calendarOf(today: Date, graduatingYear: number, scale?: number): Calendar {
  const dates = { year: today.getFullYear(), month: today.getMonth() + 1, graduatingYear }
  return scale === undefined ? dates : { ...dates, scale }
}

const two = (value: number) => String(value).padStart(2, '0')

/** A month before the calendar's own, `2026-03`; 0 is the calendar's own. */
export function monthBefore({ year, month }: Calendar, months: number): string {
  const index = year * 12 + (month - 1) - months
  return `${Math.floor(index / 12)}-${two((index % 12) + 1)}`
}

/** A moment in a month before the calendar's own. */
export function momentBefore(calendar: Calendar, months: number, day: number, minuteOfDay: number): string {
  return `${monthBefore(calendar, months)}-${two(day)} ${two(Math.floor(minuteOfDay / 60))}:${two(minuteOfDay % 60)}:00`
}
