import type { Frame } from '../frame'
import type { Judgement } from '../judge'
import { seedOf } from './random'
import type { SimulatedRow, SimulationOptions } from './simulate-list'

/**
 * A judged row as the simulation reads it. `key` tells it from the other rows wherever it stands; rows of one `school`
 * share a fortune.
 */
export function simulatedRow(
  { line, undersubscribed, closed, acceptsAny, majorLines }: Judgement,
  key: string,
  school: string,
): SimulatedRow {
  const centre = undersubscribed ? Number.POSITIVE_INFINITY : line?.centre
  return {
    key,
    school,
    ...(centre !== undefined && { centre }),
    ...(line && { sides: line.sides }),
    open: !closed,
    majors: majorLines,
    acceptsAny,
  }
}

/** How rows of a frame are simulated. The seed is what is asked, not who asks or where the list is kept. */
export function simulationOf(frame: Frame): SimulationOptions {
  return {
    seed: seedOf([frame.province, frame.year, frame.subject].join('|')),
    lastRank: frame.candidatesIn(frame.year),
  }
}
