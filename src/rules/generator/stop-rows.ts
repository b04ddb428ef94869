import { NEVER as HARDLY, PLAINLY } from '../check-up/order'
import type { Frame } from '../list/frame'
import { type ListOutcome, type SimulatedRow, simulateList } from '../list/simulation/simulate-list'
import { simulatedRow, simulationOf } from '../list/simulation/simulated-row'
import { DREAM_SHARE, type FilledRows, type Filling } from './fill-rows'
import type { Prepared } from './prepare'

/** A row that fewer years reach than this is never read; a share from 0 to 1. */
const NEVER = 0.001
/** A list of fewer rows is not cut. */
const LEAST_ROWS = 10

/** What becomes of rows in their order. */
export function outcomeOf(frame: Frame, rows: readonly Prepared[]): ListOutcome {
  return simulateList(frame.rank, rows.map(simulated), simulationOf(frame))
}

function simulated({ candidate: { judged, row, id }, named, candidate }: Prepared): SimulatedRow {
  const unit = Math.max(...candidate.majors.map(({ rank }) => rank ?? 0))
  const lines = named.flatMap(({ rank }) => (rank === undefined ? [] : Math.min(Math.log(rank / unit), 0)))
  const isKnown = named.length > 0 && lines.length === named.length
  return { ...simulatedRow(judged, id, row.school), majors: isKnown ? lines : [] }
}

/**
 * Rows that make sense. Those that are hardly ever read are left out, sooner where an easier one stands before them.
 * The 保 that the list ends on stay. Dreams are never more than a fifth of what is left, the evenest of them. Dreams at
 * home or next door go first where no place is wished for. It ends when half of the rows are there.
 */
export function stopRows(
  frame: Frame,
  { body, tail }: FilledRows,
  { must = [], namesPlaces }: Pick<Filling, 'must' | 'namesPlaces'>,
): FilledRows {
  const { reach } = outcomeOf(frame, [...body, ...tail])
  const isMust = ({ candidate }: Prepared) => must.includes(candidate.id)
  let easiest = Number.NEGATIVE_INFINITY
  const read = body.filter((unit, place) => {
    const spread = unit.candidate.judged.line?.spread ?? 0
    const isOvertaken = unit.kind !== 3 && easiest > unit.centre + PLAINLY * spread
    easiest = Math.max(easiest, unit.centre)
    return isMust(unit) || (reach[place] ?? 0) >= (isOvertaken ? HARDLY : NEVER)
  })
  const short = LEAST_ROWS - tail.length
  const kept = read.length >= short ? read : body.filter((unit, place) => place < short || isMust(unit))
  const dreams = kept.filter((unit) => unit.kind === 0 && !isMust(unit))
  const others = kept.length - dreams.length + tail.length
  // Of d dreams beside n other rows: d ≤ (n + d) · share.
  const most = Math.floor((others * DREAM_SHARE) / (1 - DREAM_SHARE))
  const isNear = ({ near }: Prepared) => near !== 'far'
  const around = [...kept, ...tail].filter((unit) => isNear(unit) && !dreams.includes(unit)).length
  const lacking = namesPlaces ? 0 : Math.ceil((others + Math.min(most, dreams.length)) / 2) - around
  const first = lacking > 0 ? evenly(dreams.filter(isNear), Math.min(lacking, most)) : []
  const rest = dreams.filter((unit) => !first.includes(unit))
  const spared = new Set([...first, ...evenly(rest, most - first.length)])
  return { body: kept.filter((unit) => !dreams.includes(unit) || spared.has(unit)), tail }
}

/** Up to `count` items, evenly over their order. */
function evenly<Item>(items: readonly Item[], count: number): readonly Item[] {
  if (items.length <= count) return items
  return Array.from({ length: Math.max(count, 0) }, (_, place) => {
    const at = count === 1 ? items.length - 1 : Math.round((place * (items.length - 1)) / (count - 1))
    return items[at]
  }).filter((item) => item !== undefined)
}
