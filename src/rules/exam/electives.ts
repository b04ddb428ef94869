import { SUBJECTS } from '~/contracts/reference'
import { examMode } from './exam-mode'

/** Electives beside Chinese, math and English: the ids 4 to 10 of S1 §3. */
export const ELECTIVES = SUBJECTS.filter((subject) => subject.id >= 4)

export const ELECTIVE_COUNT = 3

/** The names of electives by their ids, as requirements print them; undefined where nobody has said any. */
export function electiveNames(ids: readonly number[] | undefined): readonly string[] | undefined {
  const names = ELECTIVES.flatMap(({ id, label }) => (ids?.includes(id) ? label : []))
  return names.length > 0 ? names : undefined
}

/** A set of subjects of which a number is chosen together. */
export interface ElectiveGroup {
  readonly label: string
  readonly choose: number
  readonly ids: readonly number[]
  /** The only choices there are, where subjects cannot be combined freely. */
  readonly sets?: readonly (readonly number[])[]
}

function idsOf(subjects: readonly string[]): number[] {
  return ELECTIVES.filter((item) => subjects.includes(item.label)).map(({ id }) => id)
}

function group(label: string, choose: number, subjects: readonly string[]): ElectiveGroup {
  return { label, choose, ids: idsOf(subjects) }
}

const ANY_THREE = [
  group('选考科目', ELECTIVE_COUNT, ['物理', '化学', '生物', '历史', '地理', '政治', '技术']),
]
const SCIENCE = ['物理', '化学', '生物'] as const
const ARTS = ['历史', '地理', '政治'] as const
const SCIENCE_OR_ARTS = [
  { ...group('文理科目', ELECTIVE_COUNT, [...SCIENCE, ...ARTS]), sets: [idsOf(SCIENCE), idsOf(ARTS)] },
]

/** How a province lets its students choose in the year of their exam; any three when the province is not known. */
export function electiveGroups(province: string, year: number): readonly ElectiveGroup[] {
  const exam = examMode(province, year)
  if (!exam) return ANY_THREE
  if (exam.mode === '文理') return SCIENCE_OR_ARTS
  if (exam.mode === '3+3') return [group('选考科目', exam.electiveCount, exam.electives)]
  return [group('首选科目', 1, exam.subjects), group('再选科目', exam.electiveCount, exam.electives)]
}

const NOT_COMBINED = '理科是物理、化学、生物，文科是历史、地理、政治，不能混选'

/** The problem with a choice; undefined when it is complete, or empty: it may stay unsaid. */
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
