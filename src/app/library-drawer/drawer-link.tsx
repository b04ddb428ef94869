import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { saidOnPage, withoutDrawer } from '~/shared/address/drawer'
import { lastPlaceAtom, searchOfPlace } from './last-place'

interface DrawerLinkProps {
  readonly children: ReactNode
  /** Opens this section from its beginning; where the drawer was left when absent. */
  readonly section?: string
  readonly className?: string
  /** Its name, where its words give way. */
  readonly 'aria-label'?: string
  readonly onClick?: () => void
}

// Whether the drawer is open is no matter of this link: it says nothing of the page one is on.
const NO_PROPS = {}

/** Opens the library drawer over the page where it was left, with what the page says of its reader. */
export function DrawerLink({ section, ...props }: DrawerLinkProps) {
  const last = searchOfPlace(useAtomValue(lastPlaceAtom))
  const place = section === undefined ? { lib: 'school', ...last } : { lib: section }
  return (
    <Link
      to="."
      search={(before) => ({ ...withoutDrawer(before), ...place, ...saidOnPage(before) })}
      resetScroll={false}
      activeProps={NO_PROPS}
      activeOptions={{ exact: true, includeSearch: true }}
      {...props}
    />
  )
}
