import { BusinessError, HttpError } from './errors'

const NOT_FOUND = 404
const FORBIDDEN = 403
const CONFLICT = 409

/** Whether an error says that there is no such record. */
export function isMissing(error: unknown): boolean {
  return saysCode(error, NOT_FOUND)
}

/** Whether an error says that the caller may not do this. */
export function isForbidden(error: unknown): boolean {
  return saysCode(error, FORBIDDEN) && !(error instanceof HttpError && error.isOfGateway)
}

/** Whether an error says that there is no such record, or that it is not for who asks. */
export function isClosed(error: unknown): boolean {
  return isMissing(error) || isForbidden(error)
}

/** Whether an error says that somebody has changed the record meanwhile, or that a step does not fit its state. */
export function isConflict(error: unknown): boolean {
  return saysCode(error, CONFLICT)
}

/** The same in the words of an envelope: it will not be there by asking again, as a call that was not found may be. */
export function isGone(error: unknown): boolean {
  return error instanceof BusinessError && error.code === NOT_FOUND
}

/** What helps against a failure: to ask again, to have the right to it, or nothing. */
export function helpAgainst(error: unknown): 'retry' | 'rights' | 'nothing' {
  if (isForbidden(error)) return 'rights'
  return isGone(error) ? 'nothing' : 'retry'
}

/** Whether the server has answered that it does not do this: no lost answer, and no server in trouble. */
export function isRefused(error: unknown): boolean {
  return (
    error instanceof BusinessError ||
    (error instanceof HttpError && error.status >= 400 && error.status < 500)
  )
}

/** By the envelope's code, or by the status of the answer. */
function saysCode(error: unknown, code: number): boolean {
  return (
    (error instanceof BusinessError && error.code === code) ||
    (error instanceof HttpError && error.status === code)
  )
}

const TOO_MANY = 429

/** Whether no answer has come, or one that says nothing of the record: no network, a server in trouble or with too many. */
export function isUnanswered(error: unknown): boolean {
  return (
    error instanceof HttpError && (error.status === 0 || error.status === TOO_MANY || error.status >= 500)
  )
}

/** Not found, method not allowed, not implemented. */
const NOT_OFFERED = [NOT_FOUND, 405, 501]

/** Whether a server does not know a call at all: the status says it, no envelope does. */
export function isNotOffered(error: unknown): boolean {
  return error instanceof HttpError && NOT_OFFERED.includes(error.status)
}
