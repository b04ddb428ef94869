let offset = 0

/** The one clock of the product. It is the real time unless a scenario has set it. */
export function now(): Date {
  return new Date(Date.now() + offset)
}

/** Moves the clock so that it reads `date` from this moment on; `undefined` returns to the real time. */
export function setClock(date: Date | undefined): void {
  offset = date === undefined ? 0 : date.getTime() - Date.now()
}

/** The calendar year of the one clock. */
export function currentYear(): number {
  return now().getFullYear()
}

/** Hour and minute of the one clock at an instant of the real one, ms since 1970: 10:32. */
export function timeOf(instant: number): string {
  return new Date(instant + offset).toLocaleTimeString('zh-CN', { hour: '2-digit', minute: '2-digit' })
}
