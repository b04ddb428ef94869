import { Link } from '@tanstack/react-router'
import { createContext, type ReactNode, useContext } from 'react'
import type { SchoolTab } from '../domain/school-tabs'
import { SCHOOL_TAB_PATHS } from './school-tab-paths'

export interface SchoolPlace {
  readonly schoolId: string
  /** The overview when absent. */
  readonly tab?: SchoolTab
  /** Filters of the tab. */
  readonly search?: Readonly<Record<string, string>>
}

interface LinkParts {
  readonly className?: string
  readonly children: ReactNode
  readonly 'aria-current'?: 'page'
  readonly 'aria-label'?: string
}

export type SchoolLinkOf = (place: SchoolPlace, parts: LinkParts) => ReactNode

/** A screen full of links does not load what each of them leads to. */
const toPage: SchoolLinkOf = ({ schoolId, tab = 'overview', search = {} }, parts) => (
  <Link
    to={SCHOOL_TAB_PATHS[tab]}
    params={{ id: schoolId }}
    search={search}
    preload={false}
    activeProps={NO_PROPS}
    {...parts}
  />
)

// Whether a tab is the open one is said by whoever draws the tabs: the drawer's are not told apart by their path.
const NO_PROPS = {}

const SchoolLinks = createContext<SchoolLinkOf>(toPage)

/** Says where schools are for all that is drawn inside: the drawer keeps its readers in the drawer. */
export const SchoolLinksProvider = SchoolLinks.Provider

/** Leads to a school: to its page, or to its view in the drawer. */
export function SchoolLink({ schoolId, tab, search, ...parts }: SchoolPlace & LinkParts) {
  const place = { schoolId, ...(tab && { tab }), ...(search && { search }) }
  return useContext(SchoolLinks)(place, parts)
}
