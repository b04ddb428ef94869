import { SCHOOL_TABS, type SchoolTab } from '~/shared/domain/school-tabs'
import { SCHOOL_TAB_PATHS } from '~/shared/ui/school-tab-paths'

/** The tab that a route of a school's pages belongs to, its children included; the overview for any other path. */
export function schoolTabOfPath(path: string): SchoolTab {
  const tab = SCHOOL_TABS.find(({ id }) => {
    const own = SCHOOL_TAB_PATHS[id]
    return path === own || path.startsWith(`${own}/`)
  })
  return tab?.id ?? 'overview'
}
