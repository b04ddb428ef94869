import type {
  AssessmentResult,
  EnrollmentIntention,
  OtherInfo,
  PhysicalTest,
} from '~/contracts/student-profile'
import type { StudentRecord } from '~/contracts/student-record'

/** How much of a page of the record is filled in. */
export interface Progress {
  readonly filled: number
  readonly of: number
}

function progress(values: readonly unknown[]): Progress {
  return { filled: values.filter(isSaid).length, of: values.length }
}

function isSaid(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  return value !== null && value !== undefined && value !== ''
}

export function basicProgress(record: StudentRecord): Progress {
  const { name, province, year, subjects, sex, ethnicGroup, foreignLanguage, highSchool } = record
  return progress([name, province, year, subjects, sex, ethnicGroup, foreignLanguage, highSchool])
}

/** The limits are said only by whom the examination has named some. */
export function physicalProgress({ height, weight, ...test }: PhysicalTest): Progress {
  return progress([height, weight, test.leftEyesight, test.rightEyesight, test.colourVision])
}

export function otherProgress({ interests, strengths, awards, careerWish, note }: OtherInfo): Progress {
  return progress([interests, strengths, awards, careerWish, note])
}

/** What is not wanted is said only by whom something is not wanted. */
export function intentionProgress(intention: EnrollmentIntention): Progress {
  const { provinces, schoolTypes, schoolFeatures, schoolInstitutions, majorCodes, priority, maxFee } =
    intention
  const schools = [...schoolTypes, ...schoolFeatures, ...schoolInstitutions]
  return progress([provinces, schools, majorCodes, priority, maxFee])
}

/** One score is enough to be measured by. */
export function scoreProgress(records: readonly unknown[]): Progress {
  return { filled: Math.min(1, records.length), of: 1 }
}

/** How many assessments there are. */
const ASSESSMENTS = 4

export function evaluationProgress(results: readonly AssessmentResult[]): Progress {
  return { filled: new Set(results.map(({ assessmentId }) => assessmentId)).size, of: ASSESSMENTS }
}

/** What the menu says of a page: 未填, 3/8, 已填. */
export function progressText({ filled, of }: Progress): string {
  if (filled === 0) return '未填'
  return filled === of ? '已填' : `${filled}/${of}`
}
