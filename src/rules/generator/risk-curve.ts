import type { ListOutcome } from '../list/simulation/simulate-list'
import type { Candidate, ListRule } from './candidate'
import { makeOf, openTo } from './make-list'
import type { MakingQuery } from './making-query'
import { utilityOf } from './order'
import type { Prepared } from './prepare'

/** One way to make a list: what it risks, and what it may reach. */
export interface RiskPoint {
  readonly rule: ListRule
  /** Rows of the list. */
  readonly rows: number
  /** No row takes the file; a share of the years, from 0 to 1. */
  readonly slip: number
  /** Where the better half of the years ends: the mean of the expected lowest ranks there, in the middle of their logs. */
  readonly halfRank: number
  /** Rows that are wanted more than where the better half of the most careful list ends. */
  readonly better: number
}

/** From the most careful to the boldest, in percent. The last have no end that holds them. */
export const RISK_RULES: readonly ListRule[] = [
  { dreamPercent: 0, reachPercent: 15, matchPercent: 45, safetyPercent: 40 },
  { dreamPercent: 10, reachPercent: 45, matchPercent: 30, safetyPercent: 25 },
  { dreamPercent: 20, reachPercent: 65, matchPercent: 20, safetyPercent: 15 },
  { dreamPercent: 20, reachPercent: 75, matchPercent: 15, safetyPercent: 10 },
  { dreamPercent: 20, reachPercent: 85, matchPercent: 11, safetyPercent: 4 },
  { dreamPercent: 20, reachPercent: 90, matchPercent: 10, safetyPercent: 0 },
  { dreamPercent: 20, reachPercent: 100, matchPercent: 0, safetyPercent: 0 },
]

/**
 * What more risk buys: lists from careful to bold, each with what it risks and reaches. A rule that makes the same rows as
 * the one before it is left out. Empty where choices are read in sequence, or where nothing fits.
 */
export function riskCurve(
  candidates: readonly Candidate[],
  query: Omit<MakingQuery, 'rule'>,
): readonly RiskPoint[] {
  const open = openTo(candidates, query)
  const lists = RISK_RULES.flatMap((rule) => {
    const { rows, outcome } = makeOf(open, { ...query, rule })
    return outcome ? [{ rule, rows, outcome, half: betterHalf(rows, outcome) }] : []
  }).filter(({ rows }, place, all) => !isSame(rows, all[place - 1]?.rows))
  const [first] = lists
  if (!first) return []
  return lists.map(({ rule, rows, outcome: { slip }, half }) => ({
    rule,
    rows: rows.length,
    slip,
    halfRank: Math.round(Math.exp(-half.gain)),
    better: rows.filter((row) => utilityOf(row) > first.half.utility).length,
  }))
}

function isSame(rows: readonly Prepared[], others: readonly Prepared[] | undefined): boolean {
  return rows.length === others?.length && rows.every((row, place) => row === others[place])
}

/** Means over the better half of the years in which the batch can be applied for: −ln rank, and what is wanted. */
function betterHalf(rows: readonly Prepared[], { taken, slip }: ListOutcome) {
  const mean = (of: (row: Prepared) => number) => {
    let left = (1 - slip) / 2
    let sum = 0
    for (const { value, share } of rows
      .map((row, place) => ({ value: of(row), share: taken[place] ?? 0 }))
      .toSorted((a, b) => b.value - a.value)) {
      const part = Math.min(share, left)
      sum += part * value
      left -= part
    }
    return sum / ((1 - slip) / 2 || 1)
  }
  return { gain: mean(({ centre }) => -centre), utility: mean(utilityOf) }
}
