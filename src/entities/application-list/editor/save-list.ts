import { type ApplicationListUpdate, applicationLists } from '~/contracts/application-lists'
import { request } from '~/shared/api/client'
import { regionErrorMessage } from '~/shared/api/error-message'
import { CancelledError, ExpiredCredentialError, HttpError } from '~/shared/api/errors'
import { isConflict, isMissing } from '~/shared/api/is-missing'
import { untilAnswered } from '~/shared/api/slow-writes'
import { isStaff } from '~/shared/domain/access'
import { currentSession } from '~/shared/session/session'
import { detailOf } from '../list-copy'
import type { Saved } from './list-draft'

/** What became of a save. A failure is a state of the page, which says it in its own place. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly saved: Saved }
  /** The list has changed meanwhile: this is what it is now. */
  | { readonly kind: 'refused'; readonly theirs: Saved }
  | SaveFailure

export interface SaveFailure {
  readonly kind: 'failed'
  readonly why: string
  /** There is no such list any more. */
  readonly isGone: boolean
  /** The server was not reached, though there may be a network. */
  readonly isUnreached: boolean
}

/** Sends a list, again where she wants it so while it hangs. Throws only when the session is over. */
export async function saveList(update: ApplicationListUpdate): Promise<SaveOutcome> {
  try {
    return await untilAnswered('保存', () => tryToSave(update), update.id)
  } catch (error) {
    if (error instanceof CancelledError)
      return { kind: 'failed', why: '没有等到回答', isGone: false, isUnreached: false }
    throw error
  }
}

async function tryToSave(update: ApplicationListUpdate): Promise<SaveOutcome> {
  try {
    return { kind: 'saved', saved: await sendList(update) }
  } catch (error) {
    if (!isConflict(error)) return failed(error)
  }
  try {
    return { kind: 'refused', theirs: await detailOf(update.id) }
  } catch (error) {
    return failed(error)
  }
}

/** Students and staff have a call each; both change the same answers. */
function sendList(update: ApplicationListUpdate) {
  const user = currentSession()?.user
  const endpoint = user && isStaff(user) ? applicationLists.update : applicationLists.updateOwn
  return request(endpoint, { body: update })
}

function failed(error: unknown): SaveFailure {
  if (error instanceof ExpiredCredentialError) throw error
  const isUnreached = error instanceof HttpError && error.status === 0
  const why = isUnreached ? '网络不通' : regionErrorMessage(error)
  return { kind: 'failed', why, isGone: isMissing(error), isUnreached }
}
