/** The year a ranking is shown for: the asked one if it is offered, else the newest, which is last year (S2 §9). */
export function settledYear(asked: number | undefined, offered: readonly number[]): number | undefined {
  return offered.find((year) => year === asked) ?? offered[0]
}

/** A place as rankings write it: 01, 09, 10, 128 (S2 §2). */
export function paddedRank(rank: number): string {
  return String(rank).padStart(2, '0')
}

/** How a school moved since the year before: 升 3, 降 2; nothing where it stayed, or where either place is unknown. */
export function rankMove(now: number | null | undefined, before: number | undefined): string | undefined {
  if (typeof now !== 'number' || before === undefined || now === before) return undefined
  return `${now < before ? '升' : '降'} ${Math.abs(before - now)}`
}
