import type { TierName } from '../chance/tier-name'
import { CHECKS, type CheckId } from './checks/all'
import type { Check, Found } from './finding'
import type { ApplicationList } from './list-input'
import { type ListModel, listModel, tierOfRow } from './list-model'
import { type ReplayedYear, replayedYears } from './replayed'
import { whyUncheckable } from './uncheckable'

/** A check by its name. */
interface Named {
  readonly check: CheckId
  /** As the pages show it. */
  readonly name: string
}

export interface Finding extends Named, Found {}

/** A check that could not be made, and why. */
export interface Skipped extends Named {
  readonly why: string
  /** Whether the rows can be applied for at all is not known. */
  readonly isVital?: boolean
}

/** The result of a check-up. Rows count from 1, shares from 0 to 1. */
export interface CheckUp {
  /** The gravest first. */
  readonly findings: readonly Finding[]
  readonly skipped: readonly Skipped[]
  /** How often no row takes the file; absent where choices are read in sequence, or a row could not be read. */
  readonly slip?: number
  /** How often the file is sent back by the unit that took it. */
  readonly return?: number
  /** The row that most often takes the file. */
  readonly position?: number
  /** The row by which the file has stopped in half of the years in which it stops at all. */
  readonly typical?: number
  /** Part of the slip: this year's control line may come to stand above the own rank. */
  readonly barred?: number
  readonly tiers: readonly TierName[]
  /** Rows (from 1) of units that were not full last year: they take whoever stands above the control line. */
  readonly undersubscribed: readonly number[]
  /** How often each row takes the file. */
  readonly taken?: readonly number[]
  /** Where the file would have stopped in earlier years, the newest first; absent where choices are read in sequence. */
  readonly replayed?: readonly ReplayedYear[]
}

const GRAVITY = { high: 0, medium: 1, low: 2 } as const

/** Checks a list (docs/check-up.md). Throws for a province that does not exist, which `readList` has reported before. */
export function checkUp(list: ApplicationList): CheckUp {
  const model = listModel(list)
  if (!model) throw new Error(whyUncheckable({ ...list, rank: list.student.rank, size: list.rows.length }))
  const { outcome } = model
  const findings = CHECKS.flatMap(({ id: check, name, run }): Finding[] =>
    run(model).map((found) => ({ check, name, ...found })),
  )
  return {
    findings: findings.toSorted((a, b) => GRAVITY[a.severity] - GRAVITY[b.severity]),
    skipped: skippedIn(model),
    ...(outcome && {
      slip: outcome.slip,
      barred: outcome.barred,
      return: outcome.returned,
      taken: outcome.taken,
      replayed: replayedYears(model),
    }),
    ...(outcome?.position !== undefined && { position: outcome.position + 1 }),
    ...(outcome?.typical !== undefined && { typical: outcome.typical + 1 }),
    tiers: model.rows.map(tierOfRow),
    undersubscribed: model.rows.flatMap(({ undersubscribed, place }) => (undersubscribed ? place : [])),
  }
}

/** The checks that could not be made on a list, each once. */
function skippedIn(model: ListModel): Skipped[] {
  return CHECKS.flatMap(({ id: check, name, skipped, isVital }: Check & { readonly id: CheckId }) => {
    const why = skipped?.(model)
    return why === undefined ? [] : [{ check, name, why, ...(isVital && { isVital }) }]
  })
}
