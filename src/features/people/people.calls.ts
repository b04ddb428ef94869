import type { MasterType } from '~/contracts/enumerations'
import { plannerAdmin } from '~/contracts/planner-admin'
import { ask, call } from '~/shared/api/call'

/** More than a team has. */
const ALL = 99

/** Which people are shown. */
export interface PeopleQuestion {
  readonly masterTypes: MasterType[]
  /** All when absent. */
  readonly province?: string | undefined
}

export const peopleCalls = {
  list: ({ masterTypes, province }: PeopleQuestion) =>
    ask(
      call(plannerAdmin.list, { body: { page: 1, pageSize: ALL, masterTypes, province: province ?? null } }),
    ),
}
