import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type DrawerSearch, drawerKeys, drawerSearch, sectionSearch } from '~/shared/address/drawer'

/** What the school library was asked last, for this visit: it opens so again from the school that was opened. */
let left: DrawerSearch = {}

/** Remembers what is asked of the library while it is open. */
export function useRememberedLibrary(isOpen: boolean): void {
  const search = useSearch({ strict: false, select: drawerSearch })
  useEffect(() => {
    if (isOpen) left = drawerKeys(sectionSearch(search))
  }, [isOpen, search])
}

/** What the library was asked last; nothing when it has not been open. */
export function leftLibrary(): DrawerSearch {
  return left
}
