import { useSearch } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { type DrawerSearch, drawerSearch } from '~/shared/address/drawer'
import { useLargeText } from '~/shared/lib/browser/text-size'
import { store } from '~/shared/lib/storage/store'
import { storedAtom } from '~/shared/lib/storage/stored-atom'
import { currentSession, useUser } from '~/shared/session/session'

/** Whether the drawer stands beside the page, on this device: with it the page stays usable. */
const pinnedAtom = storedAtom('zetu.drawer.pinned', z.boolean(), false)

export function setPinned(pinned: boolean): void {
  store.set(pinnedAtom, pinned)
}

/** Narrower screens have no room for both, in rem. */
const ROOM = 80
/** From here on the page beside the drawer is as wide as a desktop's own. */
const AMPLE = 110
/** 大字 needs a quarter more, which the rem of a media query does not know. */
const LARGE = 1.25

function isWide(rem: number): boolean {
  if (import.meta.env.SSR) return false
  const scale = document.documentElement.dataset.text === 'large' ? LARGE : 1
  return matchMedia(`(min-width: ${rem * scale}rem)`).matches
}

function followWidth(onChange: () => void): () => void {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}

function useWide(rem: number): boolean {
  useLargeText()
  return useSyncExternalStore(
    followWidth,
    () => isWide(rem),
    () => false,
  )
}

/** Whether the screen has room for a page and the drawer beside it. */
export function useRoom(): boolean {
  return useWide(ROOM)
}

/** How the page stands beside the pinned drawer: in the room of a tablet, or in that of a desktop. */
export function useBesideClass(): string | undefined {
  const ample = useWide(AMPLE)
  if (!useBeside()) return undefined
  return ample ? 'beside' : 'beside cramped'
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
  const stays = store.get(pinnedAtom) && currentSession() !== undefined && isWide(ROOM)
  return stays ? { ...wanted, ...drawerSearch(search) } : wanted
}
