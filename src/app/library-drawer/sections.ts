import type { ComponentType } from 'react'

export interface Section {
  /** The value of `lib` in the address. */
  readonly id: string
  readonly label: string
  /** Its view, whose code loads when it is opened. */
  readonly load: () => Promise<ComponentType>
}

export interface SectionGroup {
  readonly label: string
  readonly sections: readonly Section[]
}

const SCHOOL_LIBRARY: Section = {
  id: 'school',
  label: '院校库',
  load: async () => (await import('./school-section')).SchoolSection,
}

/** The drawer's menu (S2 §1). */
export const SECTION_GROUPS: readonly SectionGroup[] = [
  {
    label: '资料库',
    sections: [
      SCHOOL_LIBRARY,
      {
        id: 'major',
        label: '专业库',
        load: async () => (await import('./major-section')).MajorSection,
      },
      {
        id: 'profession',
        label: '职业库',
        load: async () => (await import('./profession-section')).ProfessionSection,
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
        label: '批次线',
        load: async () => (await import('./score-line-section')).ScoreLineSection,
      },
      {
        id: 'rank-line',
        label: '一分一段',
        load: async () => (await import('./rank-line-section')).RankLineSection,
      },
      { id: 'book', label: '招生原书', load: async () => (await import('./book-section')).BookSection },
    ],
  },
]

/** The section that `lib` names; the first one for any other value, so that a damaged link still opens the drawer. */
export function sectionOf(lib: string | undefined): Section {
  const sections = SECTION_GROUPS.flatMap((group) => group.sections)
  return sections.find((section) => section.id === lib) ?? SCHOOL_LIBRARY
}
