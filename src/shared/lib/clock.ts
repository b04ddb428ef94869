/** What a clock reads at an instant of the real time, both in ms since 1970. */
export type Clock = (real: number) => number

let clock: Clock = (real) => real

/** The one clock of the product. It is the real time unless a scenario has set it. */
export function now(): Date {
  return new Date(clock(Date.now()))
}

/** Puts another clock in the place of the real time; `undefined` returns to it. */
export function setClock(next: Clock = (real) => real): void {
  clock = next
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
  return new Date(clock(instant)).toLocaleTimeString('zh-CN', { hour: '2-digit', minute: '2-digit' })
}
