import { atom } from 'jotai'
import { isStaff } from '~/shared/domain/access'
import { store } from '~/shared/lib/storage/store'
import { currentSession } from '~/shared/session/session'
import { workAtom } from '~/shared/session/work-atom'
import {
  NOTHING_KEPT,
  StoredWishes,
  sameWish,
  type Wish,
  wishesIn,
  withChanges,
  withWish,
} from './stored-wishes'

export const storedWishesAtom = workAtom('wishes', 'own', StoredWishes, NOTHING_KEPT, withChanges)

export const wishesAtom = atom((get): readonly Wish[] => wishesIn(get(storedWishesAtom)))

/** Keeps something on this device, or lets go of it. */
export function changeWish(wish: Wish, wanted: boolean): void {
  store.set(storedWishesAtom, withWish(store.get(storedWishesAtom), wish, wanted))
}

export function isWished(wishes: readonly Wish[], wish: Pick<Wish, 'kind' | 'id'>): boolean {
  return wishes.some((other) => sameWish(other, wish))
}

/** The student whose record keeps wishes. Guests have none, and of staff no wishes are kept. */
export function recordOwner(): string | undefined {
  const user = currentSession()?.user
  return user && !isStaff(user) ? user.id : undefined
}
