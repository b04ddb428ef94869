import { chanceAt } from '../chance/admission-chance'
import { convertedLog } from '../chance/cohort'
import type { PastLine } from '../chance/compared-lines'
import { type ExpectedLine, expectedLine } from '../chance/expected-line'
import type { Action } from '../list/edits'
import { changesMuch } from '../list/plan-change'
import type { ListOutcome, SimulatedRow } from '../list/simulation/simulate-list'
import { type ListModel, type ModelRow, outcomeWith } from './list-model'

/** More slip than this is worth a word, and from the second on it is grave. */
export const SLIP = { little: 0.01, medium: 0.03, high: 0.1 } as const

/** How often no row takes a file that may be filed: whether the control line rises, no row can help. */
export function slipAboveLine({ slip, barred }: ListOutcome): number {
  return slip - barred
}

/** A 保 that is proposed is a plain one. */
const PROPOSED_SHARE = 0.97
const STEP = 1.02
const WIDTH = 1.25
const MOST_ADDED = 12

/** The expected line of a unit that took the same rank two years running. */
function steadyLine(rank: number, reform: boolean): ExpectedLine | undefined {
  const lines = [2, 1].map((year) => ({ year, rank, candidates: 1 }))
  return expectedLine({ candidates: 1, lines, reform })
}

/** The rank from which a steady unit is a plain 保 for the student; undefined where none can be in this batch. */
export function safeLine({ rank, reform, candidates }: ListModel): number | undefined {
  for (
    let line = Math.ceil(rank * STEP);
    candidates === undefined || line <= candidates;
    line = Math.ceil(line * STEP)
  ) {
    const expected = steadyLine(line, reform !== undefined)
    if (expected && chanceAt(rank, expected).share >= PROPOSED_SHARE) return line
  }
  return undefined
}

/** Last year's line was this many times easier than the mean of the two before: such units are overrated. */
const SWUNG = Math.log(1.5)

/**
 * How far last year's line lies from the mean of the two before. In ln rank, after the change of candidates; positive:
 * easier. Undefined without a year of the same exam before it.
 */
export function movedBy(past: readonly PastLine[]): number | undefined {
  const [newest, ...older] = past
    .slice(0, 3)
    .filter(({ oldExam }, _, [first]) => oldExam === first?.oldExam)
    .map(({ rank, candidates }) => convertedLog({ rank, candidates }, 1))
  if (newest === undefined || older.length === 0) return undefined
  return newest - older.reduce((sum, log) => sum + log, 0) / older.length
}

/** Whether a unit was so much easier last year that it may well come back. */
export function hasSwung(past: readonly PastLine[]): boolean {
  return (movedBy(past) ?? 0) > SWUNG
}

interface Known {
  readonly line?: Pick<ExpectedLine, 'years'> | undefined
  readonly undersubscribed: boolean
}

/**
 * Whether enough is known of a unit to lean on it: two years of lines, or nobody was turned away. Where the exam is in its
 * second year nobody has two: there the wider spread stands for the year that is missing.
 */
export function isWellKnown({ line, undersubscribed }: Known, reform: 1 | 2 | undefined): boolean {
  return undersubscribed || (line?.years ?? 0) > (reform === 2 ? 0 : 1)
}

/** Rows to be counted on: a 保 that is well known, a plan that does not shrink, open to the student. */
export function soundSafeties({ rows, reform }: ListModel): ModelRow[] {
  return rows.filter(
    (model) => model.tier === 3 && !model.row.isNew && isWellKnown(model, reform) && !shrinks(model.row),
  )
}

function shrinks(row: ModelRow['row']): boolean {
  return changesMuch(row) && (row.plan ?? 0) < (row.lastPlan ?? 0)
}

const slipsOf = new WeakMap<ListModel, readonly number[]>()

/** The slip of a list with 1, 2, 3 … plain 保 more at its end; worked out once for a list. */
function slipsWithMore(model: ListModel, line: number): readonly number[] {
  const known = slipsOf.get(model)
  if (known) return known
  const expected = steadyLine(line, model.reform !== undefined)
  const more = Array.from({ length: expected ? MOST_ADDED : 0 }, (_, index): SimulatedRow => {
    const name = `保 ${index}`
    const line = expected && { centre: expected.centre, sides: expected.sides }
    return { key: name, school: name, ...line, open: true, majors: [], acceptsAny: true }
  })
  const outcome = outcomeWith(model, more)
  const { taken } = outcome
  // Without the row its share is lost, and nothing else changes: rows are read from above.
  let left = slipAboveLine(outcome) + taken.slice(model.rows.length).reduce((sum, share) => sum + share, 0)
  const slips = taken.slice(model.rows.length).map((share) => {
    left -= share
    return left
  })
  slipsOf.set(model, slips)
  return slips
}

/** How many 保 at the end bring the slip well below what is little; undefined where no number of them does. */
export function safetiesNeeded(model: ListModel, line: number): number | undefined {
  const place = slipsWithMore(model, line).findIndex((slip) => slip <= SLIP.little / 2)
  return place < 0 ? undefined : place + 1
}

/** Steps that put `amount` of 保 at the end, and make room for them in a full list. */
export function addSafeties(model: ListModel, amount: number, line: number): Action[] {
  const free = (model.allowed ?? Number.POSITIVE_INFINITY) - model.rows.length
  const drops = leastUseful(model, Math.max(amount - free, 0))
  return [
    ...drops.map(({ place }): Action => ({ do: 'drop', row: place })),
    ...Array.from(
      { length: amount },
      (): Action => ({ do: 'add', lineFrom: line, lineTo: Math.round(line * WIDTH) }),
    ),
  ]
}

/** Rows whose loss costs least: those that cannot take the file, then out of reach, 冲, 稳; never a 保. */
function leastUseful({ rows, outcome }: ListModel, amount: number): ModelRow[] {
  const worth = ({ closed, tier }: ModelRow) => (closed ? -1 : (tier ?? 0))
  const taken = ({ place }: ModelRow) => outcome?.taken[place - 1] ?? 0
  return rows
    .filter(({ tier }) => tier !== 3)
    .toSorted((a, b) => worth(a) - worth(b) || taken(a) - taken(b))
    .slice(0, amount)
}
