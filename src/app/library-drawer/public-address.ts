import { pathOfSchoolTab, schoolTabOf } from '~/entities/place/school-tabs'
import { type DrawerSearch, sectionSearch } from '~/shared/address/drawer'
import { stringifySearch } from '~/shared/address/search'

/** Sections whose content has a page that everybody may see. */
const PAGES: Readonly<Record<string, string>> = {
  ranking: '/chadaxuerank',
  'score-line': '/pici',
  'rank-line': '/weici',
}

/**
 * The public page of what an address shows in the drawer, with the same filters: what a guest sees who opens a shared
 * address. Undefined where there is none: the school library and the original books want a login (S1 §2, §6).
 */
export function publicAddressOf(search: DrawerSearch): string | undefined {
  const { id, tab, ...filters } = sectionSearch(search)
  if (search.lib === 'school' && id !== undefined) {
    return pathOfSchoolTab(schoolTabOf(tab)).replace('$id', encodeURIComponent(id)) + stringifySearch(filters)
  }
  const page = PAGES[search.lib ?? '']
  return page === undefined ? undefined : page + stringifySearch(filters)
}
