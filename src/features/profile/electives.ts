import { SUBJECTS } from '~/contracts/reference'

/** What can be sat beside Chinese, math and English: the ids 4 to 10 of S1 §3. */
export const ELECTIVES = SUBJECTS.filter((subject) => subject.id >= 4)

export const ELECTIVE_COUNT = 3

type Elective = (typeof ELECTIVES)[number]['label']

/** A set of subjects of which a number is chosen together. */
export interface ElectiveGroup {
  readonly label: string
  readonly choose: number
  readonly ids: readonly number[]
  /** The only choices there are, where subjects cannot be combined freely. */
  readonly sets?: readonly (readonly number[])[]
}

function idsOf(subjects: readonly Elective[]): number[] {
  return ELECTIVES.filter((item) => subjects.includes(item.label)).map(({ id }) => id)
}

function group(label: string, choose: number, subjects: readonly Elective[]): ElectiveGroup {
  return { label, choose, ids: idsOf(subjects) }
}

const SIX = ['物理', '化学', '生物', '历史', '地理', '政治'] as const
const THREE_OF_SIX = [group('选考科目', ELECTIVE_COUNT, SIX)]
const THREE_OF_SEVEN = [group('选考科目', ELECTIVE_COUNT, [...SIX, '技术'])]
const FIRST_AND_SECOND = [
  group('首选科目', 1, ['物理', '历史']),
  group('再选科目', 2, ['化学', '生物', '地理', '政治']),
]

const SCIENCE_OR_ARTS = [
  {
    ...group('文理科目', ELECTIVE_COUNT, SIX),
    sets: [idsOf(['物理', '化学', '生物']), idsOf(['历史', '地理', '政治'])],
  },
]

/** Provinces with 3+3. Source: 各省、市普通高校招生考试综合改革实施方案（2014—2018 年公布）. */
const THREE_PLUS_THREE = ['上海', '北京', '天津', '山东', '海南']
const WITH_TECHNOLOGY = '浙江'
/** 理科 or 文科 until the exam of 2026, 3+1+2 from 2027. Source: 新疆、西藏高考综合改革实施方案. */
const OLD_EXAM = ['新疆', '西藏']
const OLD_EXAM_LAST_YEAR = 2026

/** How a province lets its students choose in the year of their exam; any three when the province is not known. */
export function electiveGroups(province: string, year: number): readonly ElectiveGroup[] {
  if (province === WITH_TECHNOLOGY || province === '') return THREE_OF_SEVEN
  if (THREE_PLUS_THREE.includes(province)) return THREE_OF_SIX
  if (OLD_EXAM.includes(province) && year <= OLD_EXAM_LAST_YEAR) return SCIENCE_OR_ARTS
  return FIRST_AND_SECOND
}

const NOT_COMBINED = '理科是物理、化学、生物，文科是历史、地理、政治，不能混选'

/** What is wrong with a choice; undefined when it is complete, or empty: it may stay unsaid. */
export function electivesProblem(
  ids: readonly number[],
  groups: readonly ElectiveGroup[],
): string | undefined {
  if (ids.length === 0) return undefined
  for (const { label, choose, ids: offered, sets } of groups) {
    const chosen = ids.filter((id) => offered.includes(id))
    if (chosen.length !== choose) return `${label}要选 ${choose} 门，现在选了 ${chosen.length} 门`
    if (sets && !sets.some((set) => set.every((id) => chosen.includes(id)))) return NOT_COMBINED
  }
  return undefined
}

/** The choice after one subject was switched on or off: where only one is chosen, it takes the place of the other. */
export function toggleElective(
  ids: readonly number[],
  id: number,
  { choose, ids: offered }: ElectiveGroup,
): number[] {
  if (ids.includes(id)) return ids.filter((known) => known !== id)
  const kept = choose === 1 ? ids.filter((known) => !offered.includes(known)) : ids
  return [...kept, id].toSorted((a, b) => a - b)
}

/** The part of a choice that a province offers. */
export function offeredElectives(ids: readonly number[], groups: readonly ElectiveGroup[]): number[] {
  return ids.filter((id) => groups.some((item) => item.ids.includes(id)))
}
