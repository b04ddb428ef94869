import { useEffect, useState } from 'react'
import { NOBODY, UNSAVED, type WorkName } from '~/shared/lib/draft-keys'
import { DraftSlot, type DraftTab } from '~/shared/lib/drafts'
import { browserStorage, tabStorage } from '~/shared/lib/storage'
import { currentSession } from './session'

const TAB_KEY = 'zetu.tab'

/** Whose work is kept now: the person signed in, or nobody's. */
export function ownerHere(): string {
  return currentSession()?.user.id ?? NOBODY
}

/** Not randomUUID(): that one is missing where a site is served without TLS. */
const mint = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')

function tabName(): string {
  const known = tabStorage.get(TAB_KEY)
  if (known !== undefined) return known
  const made = mint()
  tabStorage.set(TAB_KEY, made)
  return made
}

function thisTab(): DraftTab {
  return {
    place: browserStorage,
    tab: tabName(),
    mint,
    now: () => Date.now(),
    page: () => location.pathname + location.search,
  }
}

/** The draft of one piece of work of the person who is signed in, for a page that stays with that person. */
export function useDraftSlot(kind: WorkName['kind'], id: string): DraftSlot {
  const owner = ownerHere()
  const [{ slot, of }] = useState(() => ({
    slot: new DraftSlot(thisTab(), { owner, kind, id }),
    of: owner,
  }))
  useEffect(
    () =>
      browserStorage.onForeignChange(() => {
        // Somebody who has left in another tab leaves nothing behind here.
        if (ownerHere() === of) slot.keepAgain()
      }),
    [slot, of],
  )
  return slot
}

/** Asks before a page is left that alone has what somebody did: the browser had no room for it, or keeps nothing. */
function askBeforeLoss(event: BeforeUnloadEvent): void {
  if (browserStorage.inMemory().some((key) => key.startsWith(UNSAVED))) event.preventDefault()
}

if (typeof window !== 'undefined') window.addEventListener('beforeunload', askBeforeLoss)
