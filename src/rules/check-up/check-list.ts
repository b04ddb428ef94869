import type { TierName } from '../chance/tier-name'
import { earlyLock, sequential } from './checks/batch-checks'
import { newUnit, oneYear, planChange, reformYear, swing } from './checks/data-checks'
import { noAdjust, unevenGroup, unwantedInGroup } from './checks/group-checks'
import { limits } from './checks/limit-checks'
import { crowded, gap, oldHabit, unreachableRow } from './checks/order-checks'
import {
  emptyChoices,
  nextBatch,
  noSafetyAtEnd,
  outOfReach,
  tooSafe,
  weakSafety,
} from './checks/safety-checks'
import { highFee, onePlace, oneRegion, oneSchool } from './checks/spread-checks'
import { subjectMismatch } from './checks/subject-check'
import type { Finding, Skipped } from './finding'
import type { ApplicationList } from './list-input'
import { type ListModel, listModel, tierOfRow } from './list-model'
import { skippedOf } from './skipped'

/** The result of a check-up. Rows count from 1, shares from 0 to 1. */
export interface CheckUp {
  /** The gravest first. */
  readonly findings: readonly Finding[]
  readonly skipped: readonly Skipped[]
  /** How often no row takes the file; absent where choices are read in sequence. */
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
}

const CHECKS: readonly ((model: ListModel) => readonly Finding[])[] = [
  subjectMismatch,
  weakSafety,
  noSafetyAtEnd,
  noAdjust,
  limits,
  reformYear,
  crowded,
  gap,
  unevenGroup,
  unwantedInGroup,
  emptyChoices,
  oneSchool,
  swing,
  planChange,
  oneYear,
  newUnit,
  oldHabit,
  outOfReach,
  unreachableRow,
  nextBatch,
  sequential,
  earlyLock,
  oneRegion,
  highFee,
  onePlace,
  tooSafe,
]

const GRAVITY = { high: 0, medium: 1, low: 2 } as const

/** Checks a list (docs/check-up.md). Throws for a province that does not exist: `readList` has told before. */
export function checkUp(list: ApplicationList): CheckUp {
  const model = listModel(list)
  if (!model) throw new Error(`没有这个省份：${list.province}`)
  const { outlook } = model
  const findings = CHECKS.flatMap((check) => check(model))
  return {
    findings: findings.toSorted((a, b) => GRAVITY[a.severity] - GRAVITY[b.severity]),
    skipped: skippedOf(model),
    ...(outlook && {
      slip: outlook.slip,
      barred: outlook.barred,
      return: outlook.returned,
      taken: outlook.taken,
    }),
    ...(outlook?.position !== undefined && { position: outlook.position + 1 }),
    ...(outlook?.typical !== undefined && { typical: outlook.typical + 1 }),
    tiers: model.rows.map(tierOfRow),
    undersubscribed: model.rows.flatMap(({ undersubscribed, place }) => (undersubscribed ? place : [])),
  }
}
