import { type Cohort, convertedLog } from './cohort'

/** The line of a unit in one earlier year, with the candidates by which two years are compared. */
export interface PastLine extends Cohort {
  readonly year: number
  /** The rank of the last who was admitted. */
  readonly rank: number
}

/** A line as a rank of this year. */
export interface Compared {
  /** In years: 1 is last year's. */
  readonly age: number
  /** In ln rank. */
  readonly log: number
  readonly oldExam: boolean
}

/** Weights of last year's line and of the two before. */
export const WEIGHTS = [0.8, 0.15, 0.05] as const
/** A line of the exam before a province's reform counts this much of its weight. */
export const OLD_EXAM_WEIGHT = 0.5

/** Lines as this year's ranks, by their age; those older than the weights reach, and what is no rank, are left out. */
export function comparedLines(
  lines: readonly PastLine[],
  year: number | undefined,
  candidates: number,
): Compared[] {
  return lines.slice(0, WEIGHTS.length).flatMap((line, index): Compared[] => {
    const age = year === undefined ? index + 1 : year - line.year
    if (age < 1 || age > WEIGHTS.length || !(line.rank > 0)) return []
    return [{ age, log: convertedLog(line, candidates), oldExam: line.oldExam ?? false }]
  })
}
