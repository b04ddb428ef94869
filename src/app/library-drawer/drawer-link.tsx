import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { withoutDrawer } from './drawer.search'
import { SECTIONS } from './sections'

interface DrawerLinkProps {
  readonly children: ReactNode
  /** The section to open; the first one when absent. */
  readonly section?: string
  readonly className?: string
  readonly onClick?: () => void
}

/** Opens the library drawer over the page one is on, as an address of its own. */
export function DrawerLink({ section = SECTIONS[0]?.id ?? '', ...props }: DrawerLinkProps) {
  return (
    <Link
      to="."
      search={(before) => ({ ...withoutDrawer(before), lib: section })}
      activeOptions={{ includeSearch: true }}
      {...props}
    />
  )
}
