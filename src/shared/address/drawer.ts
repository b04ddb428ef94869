/** The drawer's own search params: `lib` names the open section, `lib.*` are that section's filters. */
export type DrawerSearch = { lib?: string | undefined } & { [K in `lib.${string}`]?: string }

export const DRAWER_PREFIX = 'lib.'

/** Keeps the drawer's keys of an address, as text. The section itself reads its filters with its own schema. */
export function drawerSearch(search: Record<string, unknown>): DrawerSearch {
  const kept: DrawerSearch = {}
  for (const [key, value] of Object.entries(search)) {
    if (typeof value !== 'string' || value === '') continue
    if (key === 'lib') kept.lib = value
    else if (isDrawerKey(key)) kept[key] = value
  }
  return kept
}

export function isDrawerKey(key: string): key is `lib.${string}` {
  return key.startsWith(DRAWER_PREFIX)
}

/** The page's own search params, without the drawer's. */
export function withoutDrawer<T extends object>(search: T): T {
  const entries = Object.entries(search).filter(([key]) => key !== 'lib' && !isDrawerKey(key))
  // Only optional keys are left out.
  return Object.fromEntries(entries) as T
}

/** The open section's filters, without the prefix. */
export function sectionSearch(search: DrawerSearch): Record<string, string> {
  const filters: Record<string, string> = {}
  for (const [key, value] of Object.entries(search)) {
    if (isDrawerKey(key) && value !== undefined) filters[key.slice(DRAWER_PREFIX.length)] = value
  }
  return filters
}

/** The address keys of a section's filters; a list is written with commas, as everywhere. */
export function drawerKeys(filters: Readonly<Record<string, unknown>>): DrawerSearch {
  const keys: DrawerSearch = {}
  for (const [key, value] of Object.entries(filters)) {
    const text = Array.isArray(value) ? value.join(',') : (value ?? '')
    if (text !== '') keys[`lib.${key}`] = String(text)
  }
  return keys
}

/** What a reader has said of themselves: every section that asks for it gets it. */
const CARRIED = ['province', 'subject', 'rank'] as const

/** What the page says of its reader, in the drawer's keys. */
export function saidOnPage(search: object): DrawerSearch {
  return carried(search, '')
}

/** What the open section says of its reader, in the drawer's keys. */
export function saidInDrawer(search: object): DrawerSearch {
  return carried(search, DRAWER_PREFIX)
}

function carried(search: object, prefix: string): DrawerSearch {
  const said: Readonly<Record<string, unknown>> = { ...search }
  return drawerKeys(Object.fromEntries(CARRIED.map((key) => [key, said[prefix + key]])))
}

/**
 * The address of a page without its drawer. `lib` is named although it is not there: a pinned drawer stays open through
 * every navigation that does not name it.
 */
export function drawerClosed<T extends object>(search: T): T & { lib: undefined } {
  return { ...withoutDrawer(search), lib: undefined }
}
