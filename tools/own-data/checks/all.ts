import { chain } from './chain'
import type { Check, TableCheck } from './check'
import { controlLine } from './control-line'
import { groupOfMajors } from './group-of-majors'
import { majorNames } from './major-names'
import { orderOfLines } from './order-of-lines'
import { orderOfScores } from './order-of-scores'
import { planTotals } from './plan-totals'
import { rankOfScore } from './rank-of-score'
import { requirement } from './requirement'
import { saidTwice } from './said-twice'
import { tableTotals } from './table-totals'

export const TABLE_CHECKS: readonly TableCheck[] = [chain]

export const CHECKS: readonly Check[] = [
  saidTwice,
  orderOfScores,
  orderOfLines,
  rankOfScore,
  controlLine,
  requirement,
  majorNames,
  groupOfMajors,
  planTotals,
  tableTotals,
]
