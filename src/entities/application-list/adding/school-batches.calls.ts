import { schoolBatches } from '~/contracts/school-batches'
import { ask, call } from '~/shared/api/call'

/** Whose plan of a school: of the candidates of a subject in one year. */
export interface SchoolPlanQuestion {
  readonly schoolId: string
  readonly province: string
  readonly year: number
  readonly subject?: string
}

export const schoolBatchCalls = {
  batches: (query: SchoolPlanQuestion) => ask(call(schoolBatches.batches, { query: { ...query } })),
  units: (query: SchoolPlanQuestion & { readonly batch: string }) =>
    ask(call(schoolBatches.units, { query: { ...query } })),
}
