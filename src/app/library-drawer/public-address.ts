import { type LinkProps, linkOptions } from '@tanstack/react-router'
import { placeOfMajorCode } from '~/entities/place/major-tabs'
import { type Place, spellingOf } from '~/entities/place/places'
import { placeOfCode } from '~/entities/place/profession-tabs'
import { schoolTabOf } from '~/entities/place/school-tabs'
import { type DrawerSearch, sectionSearch } from '~/shared/address/drawer'
import { stringifySearch } from '~/shared/address/search'

/** Sections whose content has a page that everybody may see. */
const PAGES: Readonly<Record<string, LinkProps>> = {
  ranking: linkOptions({ to: '/chadaxuerank' }),
  'score-line': linkOptions({ to: '/pici' }),
  'rank-line': linkOptions({ to: '/weici' }),
  major: linkOptions({ to: '/chazhuanye' }),
  profession: linkOptions({ to: '/chazhiye' }),
}

/**
 * The public page of what an address shows in the drawer, with the same filters: what a guest sees who opens a shared
 * address. Undefined where there is none: the school library and the original books want a login (S1 §2, §6).
 */
export function publicAddressOf(search: DrawerSearch): string | undefined {
  const { id, code, tab, ...filters } = sectionSearch(search)
  const place = placeOf(search.lib, id, code, tab)
  const page = place ? spellingOf(place).page : PAGES[search.lib ?? '']
  return page && pathOf(page) + stringifySearch(filters)
}

function placeOf(lib?: string, id?: string, code?: string, tab?: string): Place | undefined {
  if (lib === 'school' && id) return { kind: 'school', id, tab: schoolTabOf(tab) }
  if (lib === 'major' && code) return placeOfMajorCode(code, tab)
  if (lib === 'profession' && code) return placeOfCode(code, tab)
  return undefined
}

function pathOf({ to = '/', params }: LinkProps): string {
  const named: Readonly<Record<string, unknown>> = typeof params === 'object' ? params : {}
  return to.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(String(named[name])))
}
