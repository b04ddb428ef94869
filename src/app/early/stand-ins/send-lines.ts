import type { EndpointInput } from '~/contracts/endpoint'
import { schoolLines } from '~/contracts/school-lines'
import { call } from '~/shared/api/call'

/** Stands for `entities/school/send-lines` in the early script, which asks for one school alone. */
export function sendLines(body: EndpointInput<typeof schoolLines.ofSchool>['body'], signal: AbortSignal) {
  return call(schoolLines.ofSchool, { body }).send(signal)
}
