import { CONTROL_LINE_SPREAD } from '../../chance/spread'
import { normalValues } from './quantiles'
import { mixed, seedOf, shuffled } from './random'

/**
 * Whether the control line of a year (from 0) stands above a rank, both in ln; `lastRank` is the last rank above the
 * newest one. The line has a fortune of its own: what makes units harder does not move it.
 */
export function barredYears(
  own: number,
  lastRank: number | undefined,
  seed: number,
  count: number,
): (year: number) => boolean {
  if (lastRank === undefined) return () => false
  const needed = (own - Math.log(lastRank)) / CONTROL_LINE_SPREAD
  const shocks = normalValues(count)
  const order = shuffled(count, mixed(seed, seedOf('control line')))
  return (year) => (shocks[order[year] ?? 0] ?? 0) < needed
}
