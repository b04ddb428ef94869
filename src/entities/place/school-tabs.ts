import { currentYear } from '~/shared/lib/time/clock'

/** The parts of a school in reading order: its pages (S1 §2), which are the tabs of its view in the drawer (S2 §2). */
export const SCHOOL_TABS = [
  { id: 'overview', label: '院校概况', path: '/chadaxueoverview/$id' },
  { id: 'brochures', label: '招生简章', path: '/chadaxuezhaosheng/$id' },
  { id: 'lines', label: '录取分数线', path: '/chadaxueluqu/$id' },
  { id: 'plans', label: '招生计划', path: '/chadaxuejihua/$id' },
  { id: 'majors', label: '专业与院系', path: '/chadaxuezhuanye/$id' },
  { id: 'early-plans', label: '提前批计划', path: '/preFraction/$id' },
  { id: 'early-lines', label: '提前批分数线', path: '/preFractionScoreline/$id' },
] as const

export type SchoolTab = (typeof SCHOOL_TABS)[number]['id']
export type SchoolPath = (typeof SCHOOL_TABS)[number]['path']

/** The tab that an address names; the first one for any other value. */
export function schoolTabOf(text: string | undefined): SchoolTab {
  return SCHOOL_TABS.find((tab) => tab.id === text)?.id ?? 'overview'
}

/** The tab that a route of a school's pages belongs to, its children included; the overview for any other path. */
export function schoolTabOfPath(path: string): SchoolTab {
  return SCHOOL_TABS.find((tab) => path === tab.path || path.startsWith(`${tab.path}/`))?.id ?? 'overview'
}

export function pathOfSchoolTab(id: SchoolTab): SchoolPath {
  return (SCHOOL_TABS.find((tab) => tab.id === id) ?? SCHOOL_TABS[0]).path
}

/** What a reader has said of themselves and of the lines they look for: it goes along from tab to tab. */
const CARRIED = ['province', 'year', 'subject', 'batch', 'category', 'electives', 'rank'] as const

/**
 * The filters of one tab that the others ask for too, as an address writes them. The newest years are every tab's own:
 * plans are a year ahead of lines.
 */
export function carriedFilters(search: Readonly<Record<string, unknown>>): Record<string, string> {
  const texts = CARRIED.map((key) => [key, String(search[key] ?? '')] as const)
  const isNewest = (key: string, text: string) => key === 'year' && Number(text) >= currentYear() - 1
  return Object.fromEntries(texts.filter(([key, text]) => text !== '' && !isNewest(key, text)))
}
