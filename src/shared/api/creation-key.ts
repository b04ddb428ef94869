import { CREATION_KEY } from '~/contracts/envelope'
import { tabStorage } from '~/shared/lib/storage/storage'
import { randomId } from '~/shared/lib/text/random-id'
import { HttpError, ShapeError } from './errors'
import type { Outgoing } from './outgoing'

const storedAt = ({ url, init }: Outgoing) => `zetu.creating ${url} ${init.body}`

/** The call with its key: that of the same call before, as long as it is not known what became of that one. */
export function withCreationKey(call: Outgoing): Outgoing {
  const at = storedAt(call)
  const key = tabStorage.get(at) ?? randomId(16)
  tabStorage.set(at, key)
  return { ...call, init: { ...call.init, headers: { ...call.init.headers, [CREATION_KEY]: key } } }
}

/** The server has made the record, or has refused to: the same call is another one from now on. */
export function endCreation(call: Outgoing): void {
  tabStorage.remove(storedAt(call))
}

/**
 * Whether a record may have been made although the call has failed: the answer was lost or cannot be read, or the server
 * stumbled.
 */
export function mayBeMade(error: unknown): boolean {
  if (error instanceof ShapeError) return true
  return error instanceof HttpError && (error.status === 0 || error.status >= 500)
}

/** Begins the keys of what was sent to make a record and is not answered (`pending-creation.ts`). */
export const PENDING = 'zetu.held '

/** Nobody else goes on with what one person has sent. */
export function endPendingCreations(): void {
  tabStorage.clear((key) => !key.startsWith(PENDING))
}
