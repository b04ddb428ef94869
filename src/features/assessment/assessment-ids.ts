export const ASSESSMENT_IDS = ['interest', 'personality', 'strengths', 'learning'] as const
export type AssessmentId = (typeof ASSESSMENT_IDS)[number]

/** The assessment that a text names; undefined when there is none. */
export function findAssessmentId(text: string): AssessmentId | undefined {
  return ASSESSMENT_IDS.find((known) => known === text)
}
