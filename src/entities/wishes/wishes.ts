import { atom } from 'jotai'
import { isStaff } from '~/shared/domain/access'
import { store } from '~/shared/lib/store'
import { storedAtom } from '~/shared/lib/stored-atom'
import { currentSession, UNSAVED } from '~/shared/session/session'
import { KeptWishes, keptFor, NO_WISHES, sameWish, type Wish, wishesIn, withWish } from './kept-wishes'

export const keptAtom = storedAtom(`${UNSAVED}wishes`, KeptWishes, NO_WISHES)

export const wishesAtom = atom((get): readonly Wish[] => wishesIn(get(keptAtom)))

/** Keeps something on this device, or lets go of it. */
export function changeWish(wish: Wish, wanted: boolean): void {
  const kept = store.get(keptAtom)
  const studentId = recordOwner()
  store.set(keptAtom, withWish(studentId === undefined ? kept : keptFor(kept, studentId), wish, wanted))
}

export function isWished(wishes: readonly Wish[], wish: Pick<Wish, 'kind' | 'id'>): boolean {
  return wishes.some((other) => sameWish(other, wish))
}

/** The student whose record keeps wishes. Guests have none, and of staff no wishes are kept. */
export function recordOwner(): string | undefined {
  const user = currentSession()?.user
  return user && !isStaff(user) ? user.id : undefined
}
