import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import {
  type DrawerSearch,
  drawerKeys,
  drawerSearch,
  saidInDrawer,
  saidOnPage,
  sectionSearch,
  withoutDrawer,
} from '~/shared/address/drawer'
import { parseSearch, stringifySearch } from '~/shared/address/search'
import { tabStorage } from '~/shared/lib/storage/storage'
import { store } from '~/shared/lib/storage/store'
import { storedAtom } from '~/shared/lib/storage/stored-atom'

/** What the list of each section was asked last, as an address writes it, through the reloads of this tab. */
const leftAtom = storedAtom<Readonly<Record<string, string>>>(
  'zetu.drawer.lists',
  z.record(z.string(), z.string()),
  {},
  tabStorage,
)

/** Remembers what is asked of the list of a section while it is open: it opens so again from what it led to. */
export function useRememberedList(section: string, isOpen: boolean): void {
  const asked = useSearch({
    strict: false,
    select: (search) => stringifySearch(drawerKeys(sectionSearch(drawerSearch(search)))),
  })
  useEffect(() => {
    const left = store.get(leftAtom)
    if (isOpen && left[section] !== asked) store.set(leftAtom, { ...left, [section]: asked })
  }, [section, isOpen, asked])
}

/** The address of a section's list as it was left, with what is said of the reader since. */
export function backToList<T extends object>(section: string, before: T): T & DrawerSearch {
  return {
    ...withoutDrawer(before),
    lib: section,
    ...drawerSearch(parseSearch(store.get(leftAtom)[section] ?? '')),
    ...saidOnPage(before),
    ...saidInDrawer(before),
  }
}
