import type { ListStudent } from '~/rules/check-up/list-input'
import type { Backend } from '../../server/backend'
import type { Account } from '../../store/database'
import { physicalsOf } from '../../store/profile-tables'

/** What a list may heed of a student's body. Only students themselves have it looked at, and only with their consent. */
export function knownOfStudent({ db }: Backend, studentId: string, caller: Account): Partial<ListStudent> {
  const physical = caller.id === studentId ? physicalsOf(db).find(studentId) : undefined
  if (!physical?.consent) return {}
  const { colourVision, leftEyesight, rightEyesight } = physical
  const eyes = [leftEyesight, rightEyesight].filter((eye) => eye != null)
  return { ...(colourVision && { colour: colourVision }), ...(eyes.length > 0 && { eyesight: eyes }) }
}
