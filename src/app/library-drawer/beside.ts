import { useSearch } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { type DrawerSearch, drawerSearch } from '~/shared/address/drawer'
import { store } from '~/shared/lib/store'
import { storedAtom } from '~/shared/lib/stored-atom'
import { currentSession, useUser } from '~/shared/session/session'

/** Whether the drawer stands beside the page, on this device: with it the page stays usable. */
const pinnedAtom = storedAtom('zetu.drawer.pinned', z.boolean(), false)

export function setPinned(pinned: boolean): void {
  store.set(pinnedAtom, pinned)
}

/** Narrower screens have no room for both. */
const ROOM = '(min-width: 80rem)'

const hasRoom = () => !import.meta.env.SSR && matchMedia(ROOM).matches

function followRoom(onChange: () => void): () => void {
  const room = matchMedia(ROOM)
  room.addEventListener('change', onChange)
  return () => room.removeEventListener('change', onChange)
}

/** Whether the screen has room for a page and the drawer beside it. */
export function useRoom(): boolean {
  return useSyncExternalStore(followRoom, hasRoom, () => false)
}

/** Whether the drawer is open, and pinned beside the page. */
export function useBeside(): boolean {
  const open = useSearch({ strict: false, select: ({ lib }) => lib !== undefined })
  const pinned = useAtomValue(pinnedAtom)
  const room = useRoom()
  const signedIn = useUser() !== undefined
  return open && pinned && room && signedIn
}

interface Navigation<T> {
  readonly search: T
  readonly next: (search: T) => T
}

/** What stands beside the page stays there while one goes from page to page, unless an address names it itself. */
export function keepBeside<T extends DrawerSearch>({ search, next }: Navigation<T>): T {
  const wanted = next(search)
  if ('lib' in wanted || search.lib === undefined) return wanted
  const stays = store.get(pinnedAtom) && currentSession() !== undefined && hasRoom()
  return stays ? { ...wanted, ...drawerSearch(search) } : wanted
}
