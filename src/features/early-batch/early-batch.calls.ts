import type { EarlyBatchQuery } from '~/contracts/admission.schemas'
import { admissionPlan } from '~/contracts/admission-plan'
import { schoolLines } from '~/contracts/school-lines'
import { ask, askPages, call } from '~/shared/api/call'
import { ALL_SUBJECTS } from './early-batch.address'
import type { EarlyQuestion } from './early-filters'

/** All schools of a province come in pages of this size, one after the other (S1 §9). */
const PAGE_SIZE = 999
/** Rows of one school on a page (S2 §9). */
export const SCHOOL_PAGE_SIZE = 10

export const earlyCalls = {
  directories: (province: string, year: number) =>
    ask(call(admissionPlan.earlyDirectories, { query: { province, year } })),
  plans: (question: EarlyQuestion) => askPages((page) => plans(question, { page, pageSize: PAGE_SIZE })),
  lines: (question: EarlyQuestion) => askPages((page) => lines(question, { page, pageSize: PAGE_SIZE })),
  plansOfSchool: (question: SchoolQuestion) => ask(plans(question, pageOf(question))),
  linesOfSchool: (question: SchoolQuestion) => ask(lines(question, pageOf(question))),
}

/** A page of the rows of one school. */
export interface SchoolQuestion extends EarlyQuestion {
  readonly schoolId: string
  readonly page: number
}

interface Page {
  readonly page: number
  readonly pageSize: number
  readonly schoolId?: string
}

function pageOf({ schoolId, page }: SchoolQuestion): Page {
  return { schoolId, page, pageSize: SCHOOL_PAGE_SIZE }
}

function plans(question: EarlyQuestion, page: Page) {
  return call(admissionPlan.early, { body: { ...body(question), ...page, directory: question.directory } })
}

function lines(question: EarlyQuestion, page: Page) {
  return call(schoolLines.earlyBatch, { body: { ...body(question), ...page } })
}

function body({ province, year, subject, electives, batch, q }: EarlyQuestion): EarlyBatchQuery {
  return {
    province,
    year,
    batch,
    subject: subject === ALL_SUBJECTS ? null : subject,
    subSubject: electives.length > 0 ? electives : null,
    query: q,
  }
}
