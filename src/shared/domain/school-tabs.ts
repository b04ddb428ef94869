/** The parts of a school's pages (S1 §2) and of its view in the drawer (S2 §2), in reading order. */
export const SCHOOL_TABS = [
  { id: 'overview', label: '院校概况' },
  { id: 'brochures', label: '招生简章' },
  { id: 'lines', label: '录取分数线' },
  { id: 'plans', label: '招生计划' },
  { id: 'majors', label: '专业与院系' },
  { id: 'early-plans', label: '提前批计划' },
  { id: 'early-lines', label: '提前批分数线' },
] as const

export type SchoolTab = (typeof SCHOOL_TABS)[number]['id']

/** The tab that an address names; the first one for any other value. */
export function schoolTabOf(text: string | undefined): SchoolTab {
  return SCHOOL_TABS.find((tab) => tab.id === text)?.id ?? 'overview'
}

/** What a reader has said of themselves and of the lines they look for: it goes along from tab to tab. */
const CARRIED = ['province', 'year', 'subject', 'batch', 'electives', 'rank'] as const

/** The filters of one tab that the others ask for too, as an address writes them. */
export function carriedFilters(search: Readonly<Record<string, unknown>>): Record<string, string> {
  const texts = CARRIED.map((key) => [key, String(search[key] ?? '')] as const)
  return Object.fromEntries(texts.filter(([, text]) => text !== ''))
}
