import { Link } from '@tanstack/react-router'
import type { LibraryLinkOf } from '~/features/school-detail/missing-school'
import type { SchoolLinkOf } from '~/shared/ui/school-link'
import { drawerKeys, withoutDrawer } from './drawer.search'

const NO_PROPS = {}
// Which tab is open is said by who draws the tabs; the overview's address is a part of all the others'.
const EXACT = { exact: true, includeSearch: true }

/** In the drawer a school opens in the drawer, over the page one is on. */
export const schoolInDrawer: SchoolLinkOf = ({ schoolId, tab = 'overview', search = {} }, parts) => (
  <Link
    to="."
    search={(before) => ({
      ...withoutDrawer(before),
      lib: 'school',
      ...drawerKeys({ id: schoolId, tab: tab === 'overview' ? undefined : tab, ...search }),
    })}
    preload={false}
    resetScroll={false}
    activeProps={NO_PROPS}
    activeOptions={EXACT}
    {...parts}
  />
)

export const libraryInDrawer: LibraryLinkOf = (parts) => (
  <Link
    to="."
    search={(before) => ({ ...withoutDrawer(before), lib: 'school' })}
    preload={false}
    resetScroll={false}
    activeProps={NO_PROPS}
    activeOptions={EXACT}
    {...parts}
  />
)
