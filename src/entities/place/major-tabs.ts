import type { MajorLevel } from '~/contracts/enumerations'
import { MAJOR_LEVELS } from '~/contracts/reference'
import { isMajorTypeCode } from '~/shared/domain/major-code'

/** The parts of a type of majors, and of one major (S1 §2): their pages, which are the tabs of their view. */
export const MAJOR_TYPE_TABS = [
  { id: 'overview', label: '专业概况', path: '/chazhuanyetype/$majorType' },
  { id: 'career', label: '就业方向', path: '/chazhuanyetypezhiye/$majorType' },
] as const

export const MAJOR_TABS = [
  { id: 'overview', label: '专业概况', path: '/chazhuanyedetail/$majorCode' },
  { id: 'employment', label: '就业前景', path: '/chazhuanyedetailjiuye/$majorCode' },
  { id: 'schools', label: '开设院校', path: '/chazhuanyedetailyuanxiao/$majorCode' },
] as const

export type MajorTypeTab = (typeof MAJOR_TYPE_TABS)[number]['id']
export type MajorTab = (typeof MAJOR_TABS)[number]['id']

/** The tab of a type that an address names; the overview for any other value. */
export function majorTypeTabOf(text: string | undefined): MajorTypeTab {
  return MAJOR_TYPE_TABS.find(({ id, path }) => id === text || path === text)?.id ?? 'overview'
}

/** The tab of a major that an address names; the overview for any other value. */
export function majorTabOf(text: string | undefined): MajorTab {
  return MAJOR_TABS.find(({ id, path }) => id === text || path === text)?.id ?? 'overview'
}

/** What a code leads to: a type or a major, in the tab of the same name where it has one. */
export function placeOfMajorCode(code: string, tab?: string) {
  return isMajorTypeCode(code)
    ? ({ kind: 'major-type', code, tab: majorTypeTabOf(tab) } as const)
    : ({ kind: 'major', code, tab: majorTabOf(tab) } as const)
}

/** Whether a page of a route stands for a code: a code of the other length belongs to the other view. */
export function fitsMajorRoute(code: string, path: string): boolean {
  return (isMajorTypeCode(code) ? MAJOR_TYPE_TABS : MAJOR_TABS).some((tab) => tab.path === path)
}

/** The levels by the words of an address, in the order of their tabs (S2 §2). */
export const LEVEL_WORDS = ['undergraduate', 'junior', 'vocational'] as const
export type LevelWord = (typeof LEVEL_WORDS)[number]

const WORD_OF_LEVEL = { 1: 'undergraduate', 2: 'junior', 3: 'vocational' } as const satisfies Record<
  MajorLevel,
  LevelWord
>

export function levelWord(level: MajorLevel): LevelWord {
  return WORD_OF_LEVEL[level]
}

export function levelOfWord(word: LevelWord): MajorLevel {
  return MAJOR_LEVELS.find(({ id }) => WORD_OF_LEVEL[id] === word)?.id ?? 1
}
