/** What a clock reads at an instant of the real time, both in ms since 1970. */
export type Clock = (real: number) => number

let clock: Clock = (real) => real

/** How far the server is ahead of this device, ms. */
let ahead = 0

/** The one clock of the product: that of the device, corrected by the server's, or the one that a scenario has set. */
export function now(): Date {
  return new Date(clock(Date.now()) + ahead)
}

/** Puts another clock in the place of the real time; `undefined` returns to it. */
export function setClock(next: Clock = (real) => real): void {
  clock = next
  ahead = 0
}

/** Less than this between two clocks is the way of an answer, ms. */
const SAME_MS = 60_000

/** A moment that a server has named. It did so between these instants of the real time, ms since 1970. */
export interface ServerTime {
  readonly date: Date
  readonly asked: number
  readonly answered: number
  /** The answer may have been kept on its way: the server can be further on than it says. */
  readonly mayBeStored: boolean
}

/**
 * Sets the one clock by a server's where the device is wrong by more than a minute. What was asked before the clock was
 * set is read on the clock of now: calls that are on their way together correct it once.
 */
export function followServer({ date, asked, answered, mayBeStored }: ServerTime): void {
  const late = date.getTime() - (clock(answered) + ahead)
  const early = date.getTime() - (clock(asked) + ahead)
  if (late > SAME_MS) ahead += late
  else if (early < -SAME_MS && !mayBeStored) ahead += early
}

/** A clock that reads `date` from this moment on, and runs `speed` times as fast as the real one; 0: it stands. */
export function clockFrom(date: Date, speed = 1): Clock {
  const start = Date.now()
  return (real) => date.getTime() + (real - start) * speed
}

/** The calendar year of the one clock. */
export function currentYear(): number {
  return now().getFullYear()
}

/** Hour and minute of the one clock at an instant of the real one, ms since 1970: 10:32. */
export function timeOf(instant: number): string {
  const moment = new Date(clock(instant) + ahead)
  return moment.toLocaleTimeString('zh-CN', { hour: '2-digit', minute: '2-digit' })
}
