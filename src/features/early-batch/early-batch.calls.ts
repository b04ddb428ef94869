import { admissionPlan } from '~/contracts/admission-plan'
import { schoolLines } from '~/contracts/school-lines'
import { ask, askPages, call } from '~/shared/api/call'
import type { EarlyQuestion } from './early-filters'

/** S1 §9. */
const PAGE_SIZE = 999

/** Rows of one school, or of all schools of a province. */
type SchoolId = string | undefined

export const earlyCalls = {
  directories: (province: string, year: number) =>
    ask(call(admissionPlan.earlyDirectories, { query: { province, year } })),
  plans: (schoolId: SchoolId, question: EarlyQuestion) =>
    askPages((page) =>
      call(admissionPlan.early, { body: { ...question, schoolId, page, pageSize: PAGE_SIZE } }),
    ),
  lines: (schoolId: SchoolId, { province, year, batch }: EarlyQuestion) =>
    askPages((page) =>
      call(schoolLines.earlyBatch, {
        body: { province, year, batch, schoolId, page, pageSize: PAGE_SIZE },
      }),
    ),
}
