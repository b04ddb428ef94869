import { BusinessError, HttpError } from './errors'

const NOT_FOUND = 404

/** Whether an error says that there is no such record: by the envelope's code, or by the status of the answer. */
export function isMissing(error: unknown): boolean {
  return (
    (error instanceof BusinessError && error.code === NOT_FOUND) ||
    (error instanceof HttpError && error.status === NOT_FOUND)
  )
}

/** Not found, method not allowed, not implemented. */
const NOT_OFFERED = [NOT_FOUND, 405, 501]

/** Whether a server does not know a call at all: the status says it, no envelope does. */
export function isNotOffered(error: unknown): boolean {
  return error instanceof HttpError && NOT_OFFERED.includes(error.status)
}
