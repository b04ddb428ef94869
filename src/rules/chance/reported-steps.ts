/** Percent are told in steps that never promise more than is known: 65 means 65 to 70. */
export const STEP = 5
/** None is said to be nothing, and none to be certain: the first step and the last are open. */
export const LEAST = 5
export const MOST = 95

/** What is told of a share from 0 to 1, in percent. Rounded up, it could say 90 % beside 稳. */
export function reportedPercent(share: number): number {
  return Math.min(Math.max(Math.floor(share * (100 / STEP) + 1e-9) * STEP, LEAST), MOST)
}
