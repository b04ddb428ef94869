/** How much of a change of the number of candidates moves a line; all of it when only percentiles compare. */
const COHORT_POWER = 0.5

/** How two years compare by their candidates at or above the undergraduate line. */
export interface Cohort {
  readonly candidates: number
  readonly oldExam?: boolean
}

/** The ln by which a rank of one year becomes a rank among `candidates`; subtracted, the way back. */
function shift({ candidates: then, oldExam = false }: Cohort, candidates: number): number {
  return (oldExam ? 1 : COHORT_POWER) * Math.log(candidates / then)
}

/** An earlier rank, from 1, as one of this year's `candidates`, in ln: lines, replay and check-up convert by it alone. */
export function convertedLog({ rank, ...cohort }: Cohort & { readonly rank: number }, candidates: number) {
  return Math.log(rank) + shift(cohort, candidates)
}

/** The way back: a rank among this year's `candidates` as one of the earlier year; from 1. */
export function rankThen(rank: number, cohort: Cohort, candidates: number): number {
  return Math.max(Math.round(rank / Math.exp(shift(cohort, candidates))), 1)
}
