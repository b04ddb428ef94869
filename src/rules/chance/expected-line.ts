import { lifted } from './lifted'
import { meanSpread, SCHOOL_SPREAD, type Spread, spreadOf } from './spread'

/** The line of a unit in one earlier year. */
export interface PastLine {
  readonly year: number
  /** The rank of the last who was admitted. */
  readonly rank: number
  /** Candidates at or above the undergraduate line of that year, by which two years are compared. */
  readonly candidates: number
  /** The line is of the exam before the province's reform: it compares by percentile and counts half. */
  readonly oldExam?: boolean
}

/** Another unit of the same school. */
export interface Sibling {
  /** Newest first. */
  readonly lines: readonly PastLine[]
  /** Whether it asks for the same electives as the unit in question. */
  readonly sameRequirement: boolean
}

export interface LineQuery {
  /** Candidates at or above the undergraduate line in the table that ranks who asks. */
  readonly candidates: number
  /** Lines of earlier years, the newest first; those of the last three years count. */
  readonly lines: readonly PastLine[]
  /** The year of the admission; absent, the year after the newest line. */
  readonly year?: number
  /** Places now over places the year before; 1 or absent where nothing is known, or the newest line has seen it already. */
  readonly planRatio?: number
  /** Other units of the school: they steady a line, and stand in for a missing one. */
  readonly siblings?: readonly Sibling[]
  /** The unit is new, or its province has changed its exam or its form of filing. */
  readonly reform?: boolean
}

/** The expected line of a unit and its spread, in ln rank. */
export interface ExpectedLine {
  readonly centre: number
  readonly sides: Spread
  /** Both sides in one figure. */
  readonly spread: number
  /** How many years are compared; 0 when the other units of the school stand in. */
  readonly years: number
  /** `school`: judged by the other units of the school, because there is no line of last year. */
  readonly basis: 'lines' | 'school'
  /** A line of the old exam counts among them, or the exam is new: 改革年参考. */
  readonly reform: boolean
}

/** Weights of last year's line and of the two before. */
const WEIGHTS = [0.8, 0.15, 0.05]
const OLD_EXAM_WEIGHT = 0.5
/** How much of a change of the number of candidates moves a line; all of it when only percentiles compare. */
const COHORT_POWER = 0.5
const PLAN_POWER = 0.15
const PLAN_LIMIT = 0.1
/** A line far from the others of its school comes back a little, and goes along with their change. */
const BACK_TO_SCHOOL = 0.12
const WITH_SCHOOL = 0.1

interface Compared {
  readonly age: number
  readonly log: number
  readonly oldExam: boolean
}

/** The expected line of a unit by its earlier ones; undefined when there is nothing to compare with. */
export function expectedLine(query: LineQuery): ExpectedLine | undefined {
  const year = query.year ?? (query.lines[0] ? query.lines[0].year + 1 : undefined)
  const own = compared(query.lines, year, query.candidates)
  const hasLastYear = own[0]?.age === 1
  if (!hasLastYear) {
    const standIn = bySchool(query, year)
    if (standIn) return standIn
  }
  const [newest] = own
  if (!newest) return undefined
  const pooled = hasLastYear ? schoolPull(newest.log, query, year) : 0
  const centre = lifted(weightedMean(own) + pooled + planShift(query.planRatio))
  const reform = query.reform === true || own.some(({ oldExam }) => oldExam)
  const older = own.slice(1).filter(({ oldExam }) => oldExam === newest.oldExam)
  const sides = spreadOf(
    centre,
    newest.log,
    older.map(({ log }) => log),
    { oneYear: own.length === 1, reform },
  )
  return { centre, sides, spread: meanSpread(sides), years: own.length, basis: 'lines', reform }
}

/** Lines as this year's ranks, by their age in years; those older than the weights reach are left out. */
function compared(lines: readonly PastLine[], year: number | undefined, candidates: number): Compared[] {
  return lines.slice(0, WEIGHTS.length).flatMap(({ rank, oldExam = false, ...line }, index): Compared[] => {
    // Lines without years of their own order, as the oldest callers give them, age by their place.
    const age = year === undefined ? index + 1 : year - line.year
    if (age < 1 || age > WEIGHTS.length) return []
    const power = oldExam ? 1 : COHORT_POWER
    return [{ age, log: Math.log(rank) + power * Math.log(candidates / line.candidates), oldExam }]
  })
}

function weightedMean(years: readonly Compared[]): number {
  let sum = 0
  let weights = 0
  for (const { age, log, oldExam } of years) {
    const weight = (WEIGHTS[age - 1] ?? 0) * (oldExam ? OLD_EXAM_WEIGHT : 1)
    sum += weight * log
    weights += weight
  }
  return sum / weights
}

function planShift(ratio = 1): number {
  return Math.min(Math.max(PLAN_POWER * Math.log(ratio), -PLAN_LIMIT), PLAN_LIMIT)
}

/** How the other units of the school move an expected line. */
function schoolPull(own: number, { siblings = [], candidates }: LineQuery, year: number | undefined): number {
  const lasts: number[] = []
  const changes: number[] = []
  for (const { lines } of siblings) {
    const [last, before] = compared(lines, year, candidates)
    if (last?.age !== 1) continue
    lasts.push(last.log)
    if (before?.age === 2 && before.oldExam === last.oldExam) changes.push(last.log - before.log)
  }
  if (lasts.length === 0) return 0
  return WITH_SCHOOL * mean(changes) - BACK_TO_SCHOOL * (own - mean(lasts))
}

/** The middle of what the school's units of the same requirement took last year. */
function bySchool(
  { siblings = [], candidates, planRatio, reform = false }: LineQuery,
  year: number | undefined,
): ExpectedLine | undefined {
  const lines = siblings
    .filter(({ sameRequirement }) => sameRequirement)
    .flatMap((sibling) => compared(sibling.lines, year ?? (sibling.lines[0]?.year ?? 0) + 1, candidates))
    .filter(({ age }) => age === 1)
  const middle = median(lines.map(({ log }) => log))
  if (middle === undefined) return undefined
  return {
    centre: lifted(middle + planShift(planRatio)),
    sides: SCHOOL_SPREAD,
    spread: meanSpread(SCHOOL_SPREAD),
    years: 0,
    basis: 'school',
    reform: reform || lines.some(({ oldExam }) => oldExam),
  }
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return low === undefined || high === undefined ? undefined : (low + high) / 2
}
