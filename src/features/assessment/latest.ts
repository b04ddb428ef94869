import type { AssessmentResult } from '~/contracts/student-profile'
import type { AssessmentId } from './assessment-ids'

/** The results of one assessment, the newest first. */
export function resultsOf(results: readonly AssessmentResult[], id: AssessmentId): AssessmentResult[] {
  return results
    .filter(({ assessmentId }) => assessmentId === id)
    .toSorted((a, b) => b.finishedTime.localeCompare(a.finishedTime))
}

/** The newest result of one assessment; undefined where there is none. */
export function latestOf(
  results: readonly AssessmentResult[],
  id: AssessmentId,
): AssessmentResult | undefined {
  return resultsOf(results, id)[0]
}
