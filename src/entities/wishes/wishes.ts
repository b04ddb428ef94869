import { atom } from 'jotai'
import { isStaff } from '~/shared/domain/access'
import { store } from '~/shared/lib/storage/store'
import { currentSession } from '~/shared/session/session'
import { workAtom } from '~/shared/session/work-atom'
import { KeptWishes, NOTHING_KEPT, sameWish, type Wish, wishesIn, withChanges, withWish } from './kept-wishes'

export const keptAtom = workAtom('wishes', 'own', KeptWishes, NOTHING_KEPT, withChanges)

export const wishesAtom = atom((get): readonly Wish[] => wishesIn(get(keptAtom)))

/** Keeps something on this device, or lets go of it. */
export function changeWish(wish: Wish, wanted: boolean): void {
  store.set(keptAtom, withWish(store.get(keptAtom), wish, wanted))
}

export function isWished(wishes: readonly Wish[], wish: Pick<Wish, 'kind' | 'id'>): boolean {
  return wishes.some((other) => sameWish(other, wish))
}

/** The student whose record keeps wishes. Guests have none, and of staff no wishes are kept. */
export function recordOwner(): string | undefined {
  const user = currentSession()?.user
  return user && !isStaff(user) ? user.id : undefined
}
