import type { ProvinceRule } from '~/contracts/province-rules'
import type { SchoolScoreLine } from '~/contracts/school-lines'
import { defaultSubject } from '~/shared/domain/default-subject'
import { comparableSubject } from '~/shared/domain/subject-counterpart'

/** Years of lines side by side. */
const YEARS = 3

const batchOf = ({ batch, admissionBatch }: SchoolScoreLine) => batch || admissionBatch || ''

/** A line of a special plan or of a joint programme says little about the others: they count only where nothing else is there. */
const isRegular = ({ admissionType }: SchoolScoreLine) => !admissionType || admissionType.includes('普通')
const isEarly = (batch: string) => batch.includes('提前')

/**
 * How low a school went in one year: the lowest line of its highest regular batch, `batches` being those of the
 * province in the order of admission. Undefined when it has no line in that year.
 */
export function lowestLine(
  lines: readonly SchoolScoreLine[],
  year: number,
  batches: readonly string[],
): SchoolScoreLine | undefined {
  const ofYear = lines.filter((line) => line.year === year && !isEarly(batchOf(line)))
  const regular = ofYear.filter(isRegular)
  const candidates = regular.length > 0 ? regular : ofYear
  const places = candidates.map((line) => placeOf(batches, batchOf(line)))
  const highest = Math.min(...places)
  return candidates
    .filter((_, index) => places[index] === highest)
    .reduce<SchoolScoreLine | undefined>(
      (lowest, line) => (!lowest || line.lowestRank > lowest.lowestRank ? line : lowest),
      undefined,
    )
}

function placeOf(batches: readonly string[], batch: string): number {
  const place = batches.indexOf(batch)
  return place < 0 ? batches.length : place
}

/** One of the compared years: under which name its candidates were ranked, and its batches in the order of admission. */
export interface LineYear {
  readonly year: number
  /** Undefined where nobody's rank of that year compares. */
  readonly subject: string | undefined
  readonly batches: readonly string[]
}

export interface LineQuestion {
  /** What can be chosen: the subjects of the newest year. */
  readonly subjects: readonly string[]
  readonly subject: string | undefined
  /** The newest three, the newest first. */
  readonly years: readonly LineYear[]
}

/** Whose lines are compared: the asked subject if it is offered in the newest year, else the default of S1 §4. */
export function lineQuestion(
  rules: readonly ProvinceRule[],
  asked: string | undefined,
  electives: readonly number[] | undefined,
): LineQuestion {
  const newest = rules.toSorted((a, b) => b.year - a.year).slice(0, YEARS)
  const subjects = newest[0]?.course ?? []
  const subject = subjects.find((name) => name === asked) ?? defaultSubject(subjects, electives)
  const years = newest.map(({ year, course, batches }) => ({
    year,
    subject: subject === undefined ? undefined : comparableSubject(subject, course),
    batches,
  }))
  return { subjects, subject, years }
}
