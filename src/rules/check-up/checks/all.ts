import { crowded } from './crowded'
import { duplicate } from './duplicate'
import { earlyLock } from './early-lock'
import { earlyStop } from './early-stop'
import { elsewhere } from './elsewhere'
import { emptyChoices } from './empty-choices'
import { gap } from './gap'
import { highFee } from './high-fee'
import { limits } from './limits'
import { newUnit } from './new-unit'
import { nextBatch } from './next-batch'
import { noAdjust } from './no-adjust'
import { noSafetyAtEnd } from './no-safety-at-end'
import { oldHabit } from './old-habit'
import { onePlace } from './one-place'
import { oneRegion } from './one-region'
import { oneSchool } from './one-school'
import { oneYear } from './one-year'
import { outOfReach } from './out-of-reach'
import { planChange } from './plan-change'
import { rankIsScore } from './rank-is-score'
import { reformYear } from './reform-year'
import { sequential } from './sequential'
import { stopped } from './stopped'
import { subjectMismatch } from './subject-mismatch'
import { swing } from './swing'
import { tooManyRows } from './too-many-rows'
import { tooSafe } from './too-safe'
import { unevenGroup } from './uneven-group'
import { unreachableRow } from './unreachable-row'
import { unwantedInGroup } from './unwanted-in-group'
import { weakSafety } from './weak-safety'

/** All checks, in the order in which equally grave findings are told. */
export const CHECKS = [
  elsewhere,
  subjectMismatch,
  stopped,
  tooManyRows,
  rankIsScore,
  duplicate,
  weakSafety,
  noSafetyAtEnd,
  noAdjust,
  ...limits,
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
  earlyStop,
  outOfReach,
  unreachableRow,
  nextBatch,
  sequential,
  earlyLock,
  oneRegion,
  highFee,
  onePlace,
  tooSafe,
] as const

export type CheckId = (typeof CHECKS)[number]['id']
