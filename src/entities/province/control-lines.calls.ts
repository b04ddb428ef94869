import { controlLines } from '~/contracts/control-lines'
import { ask, call } from '~/shared/api/call'

/** The control lines of a province, year by year. */
export const controlLineCalls = {
  byProvince: (province: string) => ask(call(controlLines.byProvince, { query: { province } })),
}
