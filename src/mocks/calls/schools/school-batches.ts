import { schoolBatches } from '~/contracts/school-batches'
import { examMode } from '~/shared/domain/exam-mode'
import { findProvince } from '~/shared/domain/provinces'
import { scoreYears } from '~/shared/domain/years'
import type { Backend } from '../../server/backend'
import { notFound } from '../../server/problem'
import { mockEndpoints } from '../../server/resolve'
import { batchesOfSchool } from '../../world/admission/lines'
import { schoolUnits } from '../../world/admission/school-units'
import type { SchoolYearKey } from '../../world/admission/strength'
import { knownSchool } from './known-school'

export const schoolBatchesHandlers = mockEndpoints(schoolBatches, {
  units: ({ query, backend }) => {
    const key = keyOf(query, backend)
    return key ? schoolUnits(key, query.batch) : []
  },

  batches: ({ query, backend }) => {
    const key = keyOf(query, backend)
    return key ? batchesOfSchool(key) : []
  },
})

interface PlanQuery {
  readonly schoolId: string
  readonly province: string
  readonly year?: number | undefined
  readonly subject?: string | undefined
}

/** The plan that is asked for; undefined for a year without any: plans go back as far as lines do, and this year has its own. */
function keyOf(
  { schoolId, province, year, subject }: PlanQuery,
  backend: Backend,
): SchoolYearKey | undefined {
  const school = knownSchool(schoolId)
  if (!findProvince(province)) throw notFound(`没有省份“${province}”的数据`)
  const thisYear = backend.now().getFullYear()
  const asked = year ?? thisYear - 1
  if (asked !== thisYear && !scoreYears(thisYear).includes(asked)) return undefined
  return { school, province, year: asked, subject: subject ?? examMode(province, asked)?.subjects[0] ?? '' }
}
