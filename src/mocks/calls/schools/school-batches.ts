import { schoolBatches } from '~/contracts/school-batches'
import { examMode } from '~/rules/exam/exam-mode'
import type { Backend } from '../../server/backend'
import { requireProvince } from '../../server/known/province'
import { requireSchool } from '../../server/known/school'
import { mockEndpoints } from '../../server/resolve'
import type { SchoolYearKey } from '../../world/admission/lines'
import { batchesOfSchool, schoolUnits } from '../../world/admission/lines'
import { planYears } from './school-year'

export const schoolBatchesHandlers = mockEndpoints(schoolBatches, {
  units: ({ query, backend }) => {
    const key = readKey(query, backend)
    return key ? schoolUnits(key, query.batch) : []
  },

  batches: ({ query, backend }) => {
    const key = readKey(query, backend)
    return key ? batchesOfSchool(key) : []
  },
})

interface PlanQuery {
  readonly schoolId: string
  readonly province: string
  readonly year?: number | undefined
  readonly subject?: string | undefined
}

/** The plan that is asked for; undefined for a year without any. Throws for an unknown school or province. */
function readKey(
  { schoolId, province, year, subject }: PlanQuery,
  backend: Backend,
): SchoolYearKey | undefined {
  const school = requireSchool(schoolId)
  requireProvince(province)
  const asked = year ?? backend.lastYear
  if (!planYears(backend).includes(asked)) return undefined
  return { school, province, year: asked, subject: subject ?? examMode(province, asked)?.subjects[0] ?? '' }
}
