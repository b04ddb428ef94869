import type { Subject } from '~/rules/exam/exam-mode'
import { pairNormal, textKey } from '../../kit/pair-seed'
import { list, rows, text } from '../../kit/table'
import { isKeySchool, nearness, type School } from '../../schools/schools'
import { PLANS_ANHUI } from '../facts/plans-anhui'
import { usualMajors } from './majors-count'
import { sideOf } from './strength-scale'

/** How many majors and places a school's plan has. */
interface PlanSize {
  readonly majors: number
  readonly places: number
}

/** The province whose plans are facts. */
const KNOWN_PROVINCE = '安徽'
const SALT = { majors: 91, places: 88 } as const

/** Schools differ in how many majors they bring, key schools less, and each from province to province: spreads of ln. */
const MAJORS_SPREAD = { key: 0.2, other: 0.6, province: 0.25 } as const
/** The same for the places of a row. */
const PLACES_SPREAD = { school: 0.35, province: 0.2 } as const
/** At home they bring most of what they have, so that they differ less. */
const AT_HOME = 0.4
/** Share of what is known in 安徽 that a school shows in other provinces, too, in ln. */
const KEPT_ELSEWHERE = 0.6
/** The plans that are facts are larger than usual: their mean, in ln, over that of all schools from outside. */
const KNOWN_ARE_LARGER = 1.12
/** Places of a row from outside in 安徽: median of the plans that are facts. */
const ROW_IN_ANHUI = { 物理: 3, 历史: 2.4 } as const

const sizeOf = (cell: readonly string[]): PlanSize | undefined =>
  cell.length === 2 ? { majors: Number(cell[0]), places: Number(cell[1]) } : undefined

const published = new Map(
  rows({ PLANS_ANHUI }, { id: text, science: list(), arts: list() }).map(({ id, science, arts }) => [
    id,
    { 物理: sizeOf(science), 历史: sizeOf(arts) },
  ]),
)

/** What a school enrolled in 安徽 under the new exam; undefined elsewhere, and where it is not known whole. */
export function publishedPlan(school: School, province: string, subject: Subject): PlanSize | undefined {
  if (province !== KNOWN_PROVINCE || subject === '综合') return undefined
  return published.get(school.id)?.[sideOf(subject)]
}

/** How many rows the plan of an undergraduate school has in a province. */
export function wantedMajors(school: School, province: string, subject: Subject): number {
  const known = publishedPlan(school, province, subject)
  if (known) return known.majors
  const number = Number(school.id)
  const ln =
    ofSchool(
      school,
      subject,
      (size, side) => size.majors / KNOWN_ARE_LARGER / usualMajors(school, KNOWN_PROVINCE, side),
    ) ?? MAJORS_SPREAD[isKeySchool(school) ? 'key' : 'other'] * pairNormal(number, 0, SALT.majors)
  const here = MAJORS_SPREAD.province * pairNormal(number, textKey(province), SALT.majors)
  return Math.max(
    1,
    Math.round(usualMajors(school, province, subject) * differing(school, province, ln + here)),
  )
}

/** How many times the usual places the rows of an undergraduate school have in a province. */
export function rowSize(school: School, province: string, subject: Subject): number {
  const number = Number(school.id)
  const ln =
    ofSchool(school, subject, (size, side) => size.places / size.majors / ROW_IN_ANHUI[side]) ??
    PLACES_SPREAD.school * pairNormal(number, 0, SALT.places)
  const here = PLACES_SPREAD.province * pairNormal(number, textKey(province), SALT.places)
  return differing(school, province, ln + here)
}

function differing(school: School, province: string, ln: number): number {
  return Math.exp(nearness(school, province) === 'home' ? AT_HOME * ln : ln)
}

/** What the plan in 安徽 says of a school from outside, as ln of a ratio to the usual; undefined where nothing is known. */
function ofSchool(
  school: School,
  subject: Subject,
  ratio: (size: PlanSize, side: '物理' | '历史') => number,
): number | undefined {
  if (nearness(school, KNOWN_PROVINCE) === 'home') return undefined
  const side = sideOf(subject)
  const size = published.get(school.id)?.[side]
  return size && KEPT_ELSEWHERE * Math.log(ratio(size, side))
}
