import type { ComponentType } from 'react'
import type { SectionProps } from './section-props'

export interface Section {
  /** The value of `lib` in the address. */
  readonly id: string
  readonly label: string
  readonly load: () => Promise<ComponentType<SectionProps>>
}

export interface SectionGroup {
  readonly label: string
  readonly sections: readonly Section[]
}

/** The drawer's menu (S2 §1). A section's code loads when it is opened. */
export const SECTION_GROUPS: readonly SectionGroup[] = [
  {
    label: '资料库',
    sections: [
      {
        id: 'school',
        label: '院校库',
        load: async () => (await import('./school-section')).SchoolSection,
      },
    ],
  },
  {
    label: '排行榜',
    sections: [
      {
        id: 'ranking',
        label: '大学排名',
        load: async () => (await import('./ranking-section')).RankingSection,
      },
    ],
  },
  {
    label: '更多',
    sections: [
      {
        id: 'score-line',
        label: '分数线',
        load: async () => (await import('./score-line-section')).ScoreLineSection,
      },
      {
        id: 'rank-line',
        label: '一分一段',
        load: async () => (await import('./rank-line-section')).RankLineSection,
      },
      {
        id: 'book',
        label: '招生原书',
        load: async () => (await import('./book-section')).BookSection,
      },
    ],
  },
]

export const SECTIONS: readonly Section[] = SECTION_GROUPS.flatMap((group) => group.sections)

/** The section that `lib` names; the first one for any other value, so that a damaged link still opens the drawer. */
export function sectionOf(lib: string): Section | undefined {
  return SECTIONS.find((section) => section.id === lib) ?? SECTIONS[0]
}
