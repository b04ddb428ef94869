import { type Compared, comparedLines, OLD_EXAM_WEIGHT, type PastLine, WEIGHTS } from './compared-lines'
import { lifted } from './lifted'
import type { Others } from './school-view'
import { meanSpread, SCHOOL_SPREAD, type Spread, spreadOf, widerForMajor } from './spread'

export type { PastLine }

export interface LineQuery {
  /** Candidates at or above the undergraduate line in the table that ranks who asks. */
  readonly candidates: number
  /** Lines of earlier years, the newest first; those of the last three years count. */
  readonly lines: readonly PastLine[]
  /** The year of the admission; absent, the year after the newest line. */
  readonly year?: number
  /** Places now over places the year before; 1 or absent where nothing is known, or the newest line has seen it already. */
  readonly planRatio?: number | undefined
  /** The other units of the school: they steady a line, and stand in for a missing one. */
  readonly others?: Others
  /** The unit is new, or its province has changed its exam or its form of filing. */
  readonly reform?: boolean
}

/** How far each thing moves the expected line from the newest one, in ln rank; positive: easier. They add up. */
export interface LineParts {
  /** The number of candidates. */
  readonly candidates: number
  /** The years before the newest. */
  readonly years: number
  readonly plan: number
  readonly school: number
  /** The first thousand of a province. */
  readonly top: number
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
  /** Absent where the centre comes from no line of its own. */
  readonly parts?: LineParts
}

const PLAN_POWER = 0.15
const PLAN_LIMIT = 0.1
/** A line far from the others of its school comes back a little, and goes along with their change. */
const BACK_TO_SCHOOL = 0.12
const WITH_SCHOOL = 0.1
/** No school moves a line by more than this, in ln rank: a lone easy unit of a hard school stays easy. */
export const SCHOOL_LIMIT = 0.05

/** The expected line of a unit by its earlier ones; undefined when there is nothing to compare with. */
export function expectedLine(query: LineQuery): ExpectedLine | undefined {
  const year = query.year ?? (query.lines[0] ? query.lines[0].year + 1 : undefined)
  const own = comparedLines(query.lines, year, query.candidates)
  const hasLastYear = own[0]?.age === 1
  if (!hasLastYear) {
    const estimate = bySchool(query)
    if (estimate) return estimate
  }
  const [newest] = own
  if (!newest) return undefined
  const mean = weightedMean(own)
  const school = hasLastYear && query.others ? schoolPull(newest.log, query.others) : 0
  const plan = planShift(query.planRatio)
  const centre = lifted(mean + school + plan)
  const reform = query.reform === true || own.some(({ oldExam }) => oldExam)
  const older = own.slice(1).filter(({ oldExam }) => oldExam === newest.oldExam)
  const sides = spreadOf(
    centre,
    newest.log,
    older.map(({ log }) => log),
    { oneYear: own.length === 1, reform },
  )
  const raw = query.lines.find((line) => year === undefined || year - line.year === newest.age)
  return {
    centre,
    sides,
    spread: meanSpread(sides),
    years: own.length,
    basis: 'lines',
    reform,
    parts: {
      candidates: newest.log - Math.log(raw?.rank ?? 1),
      years: mean - newest.log,
      plan,
      school,
      top: centre - (mean + school + plan),
    },
  }
}

/**
 * The expected line of a major inside its unit: `behind` is ln of its line over the unit's in one year, never positive.
 * It goes where its unit goes and is less certain.
 */
export function majorLine(unit: ExpectedLine, behind: number, years = unit.years): ExpectedLine {
  const sides = widerForMajor(unit.sides)
  return {
    ...unit,
    centre: unit.centre + Math.min(behind, 0),
    sides,
    spread: meanSpread(sides),
    years: Math.min(years, unit.years),
  }
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
  if (!(ratio > 0)) return 0
  return Math.min(Math.max(PLAN_POWER * Math.log(ratio), -PLAN_LIMIT), PLAN_LIMIT)
}

/** How the other units of the school move an expected line. */
function schoolPull(own: number, { last, change }: Others): number {
  if (last === undefined) return 0
  const pull = WITH_SCHOOL * change - BACK_TO_SCHOOL * (own - last)
  return SCHOOL_LIMIT * Math.tanh(pull / SCHOOL_LIMIT)
}

/** A unit without a line of last year, by the other units of its school. */
function bySchool({ others, planRatio, reform = false }: LineQuery): ExpectedLine | undefined {
  const estimate = others?.estimate()
  if (!estimate) return undefined
  return {
    centre: lifted(estimate.centre + planShift(planRatio)),
    sides: SCHOOL_SPREAD,
    spread: meanSpread(SCHOOL_SPREAD),
    years: 0,
    basis: 'school',
    reform: reform || estimate.oldExam,
  }
}
