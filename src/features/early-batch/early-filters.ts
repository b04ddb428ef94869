import type { ProvinceRule } from '~/contracts/province-rules'
import { MOST_ELECTIVES } from '~/entities/admission/line-filters'
import { defaultSubject } from '~/rules/exam/default-subject'
import { ELECTIVES } from '~/rules/exam/electives'
import { examMode } from '~/rules/exam/exam-mode'
import { comparableSubject } from '~/rules/exam/subject-counterpart'
import { defaultDataYear } from '~/rules/exam/years'
import { isEarlyBatch, matchingBatch } from '~/rules/filing/batches'
import { ALL_SUBJECTS, type EarlyBatchFilters } from './early-batch.address'

/** A complete question, by the keys of the address. */
export interface EarlyQuestion {
  readonly province: string
  readonly year: number
  /** `ALL_SUBJECTS` narrows nothing. */
  readonly subject: string
  /** Beside a subject; empty where none is chosen, which narrows nothing. */
  readonly electives: string[]
  /** All early batches when absent. */
  readonly batch: string | undefined
  readonly directory: string | undefined
  readonly q: string | undefined
}

/** A subject with the electives beside it. */
type Subjects = Pick<EarlyQuestion, 'subject' | 'electives'>

export interface EarlyChoices {
  readonly years: readonly number[]
  readonly subjects: readonly string[]
  readonly batches: readonly string[]
  /** The reader's, in their own province; undefined where nothing is known of them. */
  readonly own: Subjects | undefined
  /** Undefined where the province offers nothing. */
  readonly question: EarlyQuestion | undefined
}

/** Who asks. */
export interface Applicant {
  readonly province?: string | null | undefined
  readonly subjects?: readonly number[] | undefined
}

interface Asker {
  readonly thisYear: number
  /** Of plans, the year to open with; lines open with their newest. */
  readonly planYear?: number | undefined
  readonly applicant?: Applicant | undefined
}

/** The choices of a page: what is asked where a province offers it, else the defaults, field by field. */
export function settleEarly(
  province: string,
  asked: EarlyBatchFilters,
  rules: readonly ProvinceRule[],
  { thisYear, planYear, applicant = {} }: Asker,
): EarlyChoices {
  const years = rules.map((rule) => rule.year)
  const year =
    [asked.year, planYear].find((wanted) => wanted !== undefined && years.includes(wanted)) ??
    defaultDataYear(years, thisYear)
  const rule = rules.find((known) => known.year === year)
  const subjects = rule?.course ?? []
  const batches = (rule?.batches ?? []).filter(isEarlyBatch)
  if (year === undefined) return { years, subjects, batches, own: undefined, question: undefined }
  const own = ownSubjects(applicant, province, year, subjects)
  return {
    years,
    subjects,
    batches,
    own,
    question: {
      province,
      year,
      ...subjectsOf(asked, subjects, offeredElectives(province, year), own, applicant),
      // A link from the regular batches does not narrow these.
      batch: asked.batch && isEarlyBatch(asked.batch) ? matchingBatch(asked.batch, batches) : undefined,
      directory: asked.directory,
      q: asked.q,
    },
  }
}

/** What the reader sits, in a province where they may apply. */
function ownSubjects(
  { province: home, subjects: ids = [] }: Applicant,
  province: string,
  year: number,
  subjects: readonly string[],
): Subjects | undefined {
  const subject = defaultSubject(subjects, ids)
  if (home !== province || ids.length === 0 || subject === undefined) return undefined
  const sat = ELECTIVES.filter(({ id }) => ids.includes(id)).map(({ label }): string => label)
  return { subject, electives: offeredElectives(province, year).filter((name) => sat.includes(name)) }
}

function offeredElectives(province: string, year: number): readonly string[] {
  return examMode(province, year)?.electives ?? []
}

/** An address that names no subject takes the reader's, electives included; one that does means it as it stands. */
function subjectsOf(
  asked: EarlyBatchFilters,
  subjects: readonly string[],
  electives: readonly string[],
  own: Subjects | undefined,
  { subjects: ids }: Applicant,
): Subjects {
  const named = asked.subject && comparableSubject(asked.subject, subjects)
  if (named) {
    const chosen = electives.filter((name) => asked.electives.includes(name))
    return { subject: named, electives: chosen.slice(0, MOST_ELECTIVES) }
  }
  if (asked.subject === ALL_SUBJECTS) return { subject: ALL_SUBJECTS, electives: [] }
  return own ?? { subject: defaultSubject(subjects, ids) ?? ALL_SUBJECTS, electives: [] }
}

/** Whether a question asks for exactly what somebody may apply for. */
export function isOwn(question: Subjects, own: Subjects): boolean {
  const electives = (subjects: Subjects) => subjects.electives.toSorted().join()
  return question.subject === own.subject && electives(question) === electives(own)
}
