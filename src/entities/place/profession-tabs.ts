import { isTypeCode } from '~/shared/domain/profession-code'

/** The parts of a type of professions, and of one profession (S1 §2): their pages, which are the tabs of their view. */
export const TYPE_TABS = [
  { id: 'overview', label: '概况', path: '/chazhiyeoverview/$typeCode' },
  { id: 'jobs', label: '就业岗位', path: '/chazhiyejiuye/$typeCode' },
  { id: 'hiring', label: '企业招聘', path: '/chazhiyezhaopin/$typeCode' },
  { id: 'training', label: '培养院校', path: '/chazhiyerencai/$typeCode' },
] as const

export const PROFESSION_TABS = [
  { id: 'positions', label: '岗位情况', path: '/chazhiyedetail/$professionCode' },
  { id: 'hiring', label: '招聘企业', path: '/chazhiyedetailzhaopin/$professionCode' },
] as const

export type TypeTab = (typeof TYPE_TABS)[number]['id']
export type ProfessionTab = (typeof PROFESSION_TABS)[number]['id']

/** The tab of a type that an address names; the overview for any other value (S1 §4). */
export function typeTabOf(text: string | undefined): TypeTab {
  return TYPE_TABS.find(({ id, path }) => id === text || path === text)?.id ?? 'overview'
}

/** The tab of a profession that an address names; its positions for any other value (S1 §4). */
export function professionTabOf(text: string | undefined): ProfessionTab {
  return PROFESSION_TABS.find(({ id, path }) => id === text || path === text)?.id ?? 'positions'
}

/** What a code leads to: a type or a profession, in the tab of the same name where it has one. */
export function placeOfCode(code: string, tab?: string) {
  return isTypeCode(code)
    ? ({ kind: 'profession-type', code, tab: typeTabOf(tab) } as const)
    : ({ kind: 'profession', code, tab: professionTabOf(tab) } as const)
}

/** Whether a page of a route stands for a code: a code of the other length belongs to the other view. */
export function fitsRoute(code: string, path: string): boolean {
  return (isTypeCode(code) ? TYPE_TABS : PROFESSION_TABS).some((tab) => tab.path === path)
}
