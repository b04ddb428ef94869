import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { withoutDrawer } from '~/shared/address/drawer'

interface DrawerLinkProps {
  readonly children: ReactNode
  /** The section to open; the school library when absent. */
  readonly section?: string
  readonly className?: string
  readonly onClick?: () => void
  readonly 'aria-current'?: 'page'
}

// Which section is open is said by who draws the menu: the page's own search params say nothing of it.
const NO_PROPS = {}

/** Opens the library drawer over the page one is on, as an address of its own. */
export function DrawerLink({ section = 'school', ...props }: DrawerLinkProps) {
  return (
    <Link
      to="."
      search={(before) => ({ ...withoutDrawer(before), lib: section })}
      resetScroll={false}
      activeProps={NO_PROPS}
      activeOptions={{ exact: true, includeSearch: true }}
      {...props}
    />
  )
}
