import { type ApplicationForm, applicationForm, isOldExamYear, reformYear } from '../filing/application-form'
import { batchLevel } from '../filing/batches'
import { type Fit, fitOf, isSatWith } from '../filing/requirement'
import { undergraduateCandidates } from '../filing/undergraduate-candidates'

/** For whom and for what rows are judged: the same for a list, for candidates, and for a school. */
export interface Frame {
  readonly province: string
  /** The year of the admission. */
  readonly year: number
  readonly subject: string
  readonly batch: string | undefined
  /** The own rank, in the newest table of the same exam. */
  readonly rank: number
  /** Absent: not known, and nothing is left out. */
  readonly electives: readonly string[] | undefined
  /** The candidate sits the exam of another province or year now: nothing here can be applied for. */
  readonly elsewhere: boolean
  readonly form: ApplicationForm
  /** The first or second year of a new exam. */
  readonly reform: 1 | 2 | undefined
  /** Candidates at or above the undergraduate line in a year; undefined where nothing is known. */
  candidatesIn(year: number): number | undefined
  /** A line of the year is of an exam that is no longer sat. */
  isOldExam(year: number): boolean
  /** Whether a requirement lets the candidate in; met where there is none, and the subject of the frame was sat. */
  fitOf(requirement: string | undefined): Fit
}

export interface FrameQuery {
  /** The short name. */
  readonly province: string
  readonly year: number
  readonly subject: string
  readonly batch?: string | undefined
  readonly rank: number
  readonly electives?: readonly string[] | undefined
  readonly elsewhere?: boolean | undefined
  /** Candidates by year, where better known than by the table. */
  readonly candidates?: Readonly<Record<string, number>> | undefined
}

/** The frame of a judgement; undefined for a province that the rules do not know. */
export function frameOf(query: FrameQuery): Frame | undefined {
  const { province, year, subject, batch, rank, electives, elsewhere = false, candidates } = query
  const form = applicationForm(province, year, batch)
  if (!form) return undefined
  const newExam = !isOldExamYear(province, year)
  // The table counts those above the undergraduate line: it says nothing of a junior-college batch.
  const isCounted = batchLevel(batch ?? '') !== '专科'
  const known = new Map<number, number | undefined>()
  const isSat = isSatWith(subject, electives)
  // A province has thousands of units and some dozen requirements.
  const fits = new Map<string, Fit>()
  return {
    province,
    year,
    subject,
    batch,
    rank,
    electives,
    elsewhere,
    form,
    reform: reformYear(province, year),
    candidatesIn(asked) {
      if (!known.has(asked)) {
        const counted = isCounted ? undergraduateCandidates(province, asked, subject) : undefined
        known.set(asked, candidates?.[String(asked)] ?? counted)
      }
      return known.get(asked)
    },
    isOldExam: (asked) => newExam && isOldExamYear(province, asked),
    fitOf(requirement) {
      if (!isSat) return 'not-met'
      if (requirement === undefined) return 'met'
      const fit = fits.get(requirement) ?? fitOf(requirement, subject, electives)
      fits.set(requirement, fit)
      return fit
    },
  }
}
