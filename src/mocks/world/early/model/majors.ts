import type { Subject } from '~/rules/exam/exam-mode'
import { electivesAsked, requirementText } from '~/rules/filing/requirement'
import { schoolFee, usualFee } from '../../admission/model/fee'
import { digits, findMajor, type Major } from '../../majors/catalogue'
import { yearsOfStudy } from '../../majors/model/study-years'
import { majorDemand, schoolSystem, subjectRequirement } from '../../majors/model/traits'
import type { School } from '../../schools/schools'

/** What candidates of a subject must have for a major, also for reading. */
export interface Requirement {
  readonly electives: readonly string[]
  readonly text: string
}

/** A major of the early batch. Thousands of rows share a few dozen of them, so what they say is worked out once. */
export class EarlyMajor {
  readonly number: number
  readonly heat: number
  readonly schoolSystem: string
  private readonly required: readonly string[]
  private readonly requirements = new Map<string, Requirement | undefined>()

  constructor(readonly major: Major) {
    const { majorCode } = major
    const requirement = subjectRequirement(majorCode)
    this.number = Number(digits(majorCode))
    this.heat = majorDemand(majorCode)
    this.schoolSystem = yearsOfStudy(schoolSystem(majorCode))
    this.required = requirement === '不限' ? [] : requirement.split(',')
  }

  /** Without a subject everybody may apply; undefined where candidates of the subject may not. */
  requirement(subject: Subject | undefined): Requirement | undefined {
    const key = subject ?? ''
    if (!this.requirements.has(key)) {
      const electives = subject === undefined ? [] : electivesAsked(this.required, subject)
      this.requirements.set(key, electives && { electives, text: earlyRequirement(subject, electives) })
    }
    return this.requirements.get(key)
  }

  /** Tuition at a school, or at a public one without a school, yuan a year. */
  fee(school: School | undefined): number {
    const { majorCode } = this.major
    return school ? schoolFee(school, majorCode) : usualFee(majorCode, '公办')
  }
}

/** A requirement for reading; under the old exam the side itself. */
export function earlyRequirement(subject: Subject | undefined, electives: readonly string[]): string {
  return subject === undefined ? '不限' : (requirementText(subject, electives) ?? subject)
}

const known = new Map<string, EarlyMajor>()

/** The majors of some codes; a code that the catalogue does not hold is left out. */
export function earlyMajors(codes: readonly string[]): EarlyMajor[] {
  return codes.flatMap((code) => {
    const major = findMajor(digits(code))
    if (!major) return []
    const early = known.get(major.majorCode) ?? new EarlyMajor(major)
    known.set(major.majorCode, early)
    return [early]
  })
}
