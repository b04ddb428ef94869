/** The year a ranking is shown for: the asked one if it is offered, else the newest, which is last year (S2 §9). */
export function settledYear(asked: number | undefined, offered: readonly number[]): number | undefined {
  return offered.find((year) => year === asked) ?? offered[0]
}

/** A place as rankings write it: 01, 09, 10, 128 (S2 §2). */
export function paddedRank(rank: number): string {
  return String(rank).padStart(2, '0')
}
