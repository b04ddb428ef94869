import type { AssessmentResult } from '~/contracts/student-profile'
import { MATCHES, type Match } from './matches'

/** What an assessment found somebody to like, with the types of majors that may suit. */
export interface Tastes {
  /** Interests before strengths: what one likes counts before what one is good at. */
  readonly assessmentId: 'interest' | 'strengths'
  readonly majors: readonly Match[]
}

/** Dimensions that lead on. */
const TOP = 2

/** The tastes of the newest result that leads to majors; undefined where there is none. `results` have the newest first. */
export function tastesOf(results: readonly AssessmentResult[]): Tastes | undefined {
  for (const assessmentId of ['interest', 'strengths'] as const) {
    const newest = results
      .filter((result) => result.assessmentId === assessmentId)
      .toSorted((a, b) => b.finishedTime.localeCompare(a.finishedTime))[0]
    if (!newest) continue
    const top = Object.entries(newest.scores)
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, TOP)
    const majors = top.flatMap(([key]) => MATCHES[assessmentId]?.[key]?.majors ?? [])
    if (majors.length > 0) {
      return { assessmentId, majors: [...new Map(majors.map((major) => [major.code, major])).values()] }
    }
  }
  return undefined
}
