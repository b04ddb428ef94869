import { plannerAdmin } from '~/contracts/planner-admin'
import { askExtension } from '~/shared/api/ask-extension'
import { ask, call } from '~/shared/api/call'
import type { Period } from './period'

export const coreDataCalls = {
  statistics: () => ask(call(plannerAdmin.statistics, {})),
  ofPeriod: ({ from, to }: Period) =>
    askExtension(call(plannerAdmin.periodStatistics, { query: { from, to } })),
}
