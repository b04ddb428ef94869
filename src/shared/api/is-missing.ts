import { BusinessError, HttpError } from './errors'

const NOT_FOUND = 404

/** Whether an error says that there is no such record: by the envelope's code, or by the status of the answer. */
export function isMissing(error: unknown): boolean {
  return (
    (error instanceof BusinessError && error.code === NOT_FOUND) ||
    (error instanceof HttpError && error.status === NOT_FOUND)
  )
}
