/** How much of a change of the number of candidates moves a line; all of it when only percentiles compare. */
const COHORT_POWER = 0.5

/** How two years compare by their candidates at or above the undergraduate line. */
export interface Cohort {
  readonly candidates: number
  readonly oldExam?: boolean
}

/** The ln by which a rank of one year becomes a rank among `candidates`; subtracted, the way back. */
export function cohortShift({ candidates: then, oldExam = false }: Cohort, candidates: number): number {
  return (oldExam ? 1 : COHORT_POWER) * Math.log(candidates / then)
}
