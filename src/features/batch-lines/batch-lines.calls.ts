import { controlLines } from '~/contracts/control-lines'
import { ask, call } from '~/shared/api/call'

export const batchLineCalls = {
  byProvince: (province: string) => ask(call(controlLines.byProvince, { query: { province } })),
}
