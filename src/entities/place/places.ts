import { type LinkProps, linkOptions } from '@tanstack/react-router'
import { type LevelWord, MAJOR_TABS, MAJOR_TYPE_TABS, type MajorTab, type MajorTypeTab } from './major-tabs'
import { PROFESSION_TABS, type ProfessionTab, TYPE_TABS, type TypeTab } from './profession-tabs'
import { pathOfSchoolTab, type SchoolTab } from './school-tabs'

/** Filters as an address writes them. */
type Written = Readonly<Record<string, string>>

/** A question to the rank page, which completes what is left open. */
export interface RankPlace {
  readonly kind: 'rank'
  readonly province: string
  readonly year?: number | undefined
  readonly subject?: string | undefined
  readonly batch?: string | undefined
  readonly score: number
}

export interface SchoolPlace {
  readonly kind: 'school'
  readonly id: string
  /** The overview when absent. */
  readonly tab?: SchoolTab
  /** Filters of the tab. */
  readonly filters?: Written
}

export interface ProfessionTypePlace {
  readonly kind: 'profession-type'
  readonly code: string
  /** The overview when absent. */
  readonly tab?: TypeTab
}

export interface ProfessionPlace {
  readonly kind: 'profession'
  readonly code: string
  /** The positions when absent. */
  readonly tab?: ProfessionTab
}

export interface ProfessionLibraryPlace {
  readonly kind: 'profession-library'
  /** Code of the category that is shown alone. */
  readonly category?: string
}

export interface MajorTypePlace {
  readonly kind: 'major-type'
  readonly code: string
  /** The overview when absent. */
  readonly tab?: MajorTypeTab
}

export interface MajorPlace {
  readonly kind: 'major'
  readonly code: string
  /** The overview when absent. */
  readonly tab?: MajorTab
}

export interface MajorLibraryPlace {
  readonly kind: 'major-library'
  /** Undergraduate when absent. */
  readonly level?: LevelWord
  /** Code of the category that is shown alone. */
  readonly category?: string
}

/** Everything that somebody can be led to from inside a page or the drawer. */
export type Place =
  | RankPlace
  | SchoolPlace
  | { readonly kind: 'school-library' }
  | ProfessionTypePlace
  | ProfessionPlace
  | ProfessionLibraryPlace
  | MajorTypePlace
  | MajorPlace
  | MajorLibraryPlace

interface DrawerSpelling {
  /** The value of `lib`. */
  readonly section: string
  /** The section's own filters. */
  readonly filters: Readonly<Record<string, unknown>>
}

interface Spelling<P> {
  readonly page: (place: P) => LinkProps
  /** Absent: the drawer leads to the page. */
  readonly drawer?: (place: P) => DrawerSpelling
}

type PlaceOf<K extends Place['kind']> = Extract<Place, { readonly kind: K }>

const PLACES: { readonly [K in Place['kind']]: Spelling<PlaceOf<K>> } = {
  rank: {
    page: ({ kind: _, ...question }) => linkOptions({ to: '/weici', search: question }),
    drawer: ({ kind: _, ...question }) => ({ section: 'rank-line', filters: question }),
  },
  school: {
    page: ({ id, tab = 'overview', filters = {} }) =>
      linkOptions({ to: pathOfSchoolTab(tab), params: { id }, search: filters }),
    drawer: ({ id, tab = 'overview', filters }) => ({
      section: 'school',
      filters: { id, tab: tab === 'overview' ? undefined : tab, ...filters },
    }),
  },
  'school-library': {
    page: () => linkOptions({ to: '/chadaxue' }),
    drawer: () => ({ section: 'school', filters: {} }),
  },
  'profession-type': {
    page: ({ code, tab }) =>
      linkOptions({
        to: (TYPE_TABS.find(({ id }) => id === tab) ?? TYPE_TABS[0]).path,
        params: { typeCode: code },
      }),
    drawer: ({ code, tab }) => professionInDrawer(code, tab === 'overview' ? undefined : tab),
  },
  profession: {
    page: ({ code, tab }) =>
      linkOptions({
        to: (PROFESSION_TABS.find(({ id }) => id === tab) ?? PROFESSION_TABS[0]).path,
        params: { professionCode: code },
      }),
    drawer: ({ code, tab }) => professionInDrawer(code, tab === 'positions' ? undefined : tab),
  },
  'profession-library': {
    page: ({ category }) => linkOptions({ to: '/chazhiye', search: { category } }),
    drawer: ({ category }) => ({ section: 'profession', filters: { category } }),
  },
  'major-type': {
    page: ({ code, tab }) =>
      linkOptions({
        to: (MAJOR_TYPE_TABS.find(({ id }) => id === tab) ?? MAJOR_TYPE_TABS[0]).path,
        params: { majorType: code },
      }),
    drawer: ({ code, tab }) => majorInDrawer(code, tab),
  },
  major: {
    page: ({ code, tab }) =>
      linkOptions({
        to: (MAJOR_TABS.find(({ id }) => id === tab) ?? MAJOR_TABS[0]).path,
        params: { majorCode: code },
      }),
    drawer: ({ code, tab }) => majorInDrawer(code, tab),
  },
  'major-library': {
    page: ({ kind: _, ...filters }) => linkOptions({ to: '/chazhuanye', search: filters }),
    drawer: ({ kind: _, ...filters }) => ({ section: 'major', filters }),
  },
}

function majorInDrawer(code: string, tab: string | undefined): DrawerSpelling {
  return { section: 'major', filters: { code, tab: tab === 'overview' ? undefined : tab } }
}

function professionInDrawer(code: string, tab: string | undefined): DrawerSpelling {
  return { section: 'profession', filters: { code, tab } }
}

export function spellingOf(place: Place): { page: LinkProps; drawer: DrawerSpelling | undefined } {
  // The entry under a place's kind takes that very place.
  const spelling = PLACES[place.kind] as Spelling<Place>
  return { page: spelling.page(place), drawer: spelling.drawer?.(place) }
}
