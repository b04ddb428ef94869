import type { Planner } from '~/contracts/planner-admin'
import { findProvince } from '~/rules/exam/provinces'
import { integer, pick, shuffle } from '../../kit/seed'
import { type Person, PLANNER_COUNT } from '../people'

/** What is kept of a planner beside the account. */
export type PlannerProfile = Pick<
  Planner,
  | 'id'
  | 'masterType'
  | 'sex'
  | 'avatarUrl'
  | 'title'
  | 'introduction'
  | 'provinces'
  | 'displayed'
  | 'displayOrder'
>

const SUPERVISOR = 1
const FULL_TIME = 2
const PART_TIME = 3
const SUPERVISORS = 5
const FULL_TIMERS = 9

const TITLES: Readonly<Record<number, readonly string[]>> = {
  [SUPERVISOR]: ['高中特级教师', '高中正高级教师', '高考研究员'],
  [FULL_TIME]: ['高级规划师', '资深规划师', '规划师'],
  [PART_TIME]: ['规划师', '升学指导教师'],
}
const FIELDS = [
  '新高考选科',
  '院校专业组填报',
  '提前批与专项计划',
  '理工类专业选择',
  '师范与医学方向',
  '中外合作办学',
]

/** One planner in this many is not shown on the public pages. */
const HIDDEN_EVERY = 7

/** What the pages say of a planner; the province of the account and its neighbours are those they know best. */
export function plannerProfile(person: Person, index: number): PlannerProfile {
  const { id } = person
  const masterType =
    index < SUPERVISORS ? SUPERVISOR : index < SUPERVISORS + FULL_TIMERS ? FULL_TIME : PART_TIME
  const home = person.province ?? '安徽'
  const neighbours = shuffle(findProvince(home)?.neighbours ?? [], 'planner-provinces', id)
  const provinces = [home, ...neighbours.slice(0, integer(0, 2, 'planner-province-count', id))]
  const years = integer(
    masterType === SUPERVISOR ? 15 : 3,
    masterType === SUPERVISOR ? 30 : 14,
    'planner-years',
    id,
  )
  const field = pick(FIELDS, 'planner-field', id)
  return {
    id,
    masterType,
    sex: integer(1, 2, 'planner-sex', id) === 1 ? 1 : 2,
    title: pick(TITLES[masterType] ?? [], 'planner-title', id),
    introduction: `示例人物。从事升学指导 ${years} 年，熟悉${provinces.join('、')}的填报规则，擅长${field}。`,
    provinces,
    displayed: index % HIDDEN_EVERY !== HIDDEN_EVERY - 1,
    displayOrder: index + 1,
  }
}

/** Which planners serve students: supervisors do not. Indices of the world's planners. */
export const SERVING_PLANNERS: readonly number[] = Array.from(
  { length: PLANNER_COUNT - SUPERVISORS },
  (_, index) => SUPERVISORS + index,
)
