import { HISTORY_ID, PHYSICS_ID, ROLES } from '~/contracts/reference'
import { examMode } from '~/rules/exam/exam-mode'
import { PROVINCES } from '~/rules/exam/provinces'
import { isGiven } from '../given/given-world'
import { integer, pick, shuffle, uniform } from '../kit/seed'
import { type Calendar, momentBefore } from './calendar'
import { personName } from './model/names'

/** A person of the world who can sign in. */
export interface Person {
  readonly id: string
  readonly tel: string
  readonly roleId: number
  /** VIP. */
  readonly auth: boolean
  readonly signUp: boolean
  readonly name: string
  readonly province: string | null
  /** Year of the exam. */
  readonly year: number | null
  readonly subjects: number[]
  readonly createTime: string
}

export const STUDENT_COUNT = 200
export const PLANNER_COUNT = 20
/** More would only wait: no planner's office has them. */
const MOST_STUDENTS = 20_000

/** Numbers in rows of zeros that no demo account has. */
const STUDENT_TEL = 19_900_000_000
const PLANNER_TEL = 19_800_000_000

const FROM_HOME = 0.45
const HOME = '安徽'
const VIP = 0.3
/** One student in this many has signed up without province and year of the exam. */
const UNFINISHED_EVERY = 40

/** Shares of students by year of the exam, as years from the graduating one. */
const YEARS = [
  { from: 0, share: 0.6 },
  { from: 1, share: 0.2 },
  { from: 2, share: 0.1 },
  { from: -1, share: 0.1 },
] as const

/** Months that sign-ups reach back. */
const SIGN_UP_MONTHS = 11

export const studentId = (index: number) => `s-${1001 + index}`
export const plannerId = (index: number) => `p-${101 + index}`

/** The score record of a student by its number, from 1. */
export const scoreId = (student: string, number: number) => `c-${student}-${number}`

/** The students of the world: each province at least twice, 安徽 the most; in every grade, and some who are through. */
export function students(calendar: Calendar): Person[] {
  // Nobody is made up beside real figures.
  if (isGiven()) return []
  const count = Math.min(Math.max(STUDENT_COUNT, calendar.scale ?? 0), MOST_STUDENTS)
  return Array.from({ length: count }, (_, index) => student(index, calendar))
}

function student(index: number, calendar: Calendar): Person {
  const id = studentId(index)
  const unfinished = index % UNFINISHED_EVERY === UNFINISHED_EVERY - 1
  const province = provinceOf(index)
  const year = calendar.graduatingYear + yearsAhead(index)
  return {
    id,
    tel: String(STUDENT_TEL + 1001 + index),
    roleId: ROLES.student,
    auth: !unfinished && uniform('vip', id) < VIP,
    signUp: true,
    name: personName(id),
    province: unfinished ? null : province,
    year: unfinished ? null : year,
    subjects: unfinished ? [] : electives(id, province, year),
    createTime: signUpTime(id, calendar),
  }
}

function provinceOf(index: number): string {
  const inTurn = PROVINCES[index % PROVINCES.length]
  if (inTurn && index < 2 * PROVINCES.length) return inTurn.name
  return uniform('from-home', index) < FROM_HOME ? HOME : pick(PROVINCES, 'province-of-student', index).name
}

function yearsAhead(index: number): number {
  let left = uniform('year-of-student', index)
  for (const { from, share } of YEARS) {
    if (left < share) return from
    left -= share
  }
  return 0
}

/** Months between signing up and the calendar's own month. Later acts come after its 20th. */
export function signUpMonths(id: string): number {
  return integer(1, SIGN_UP_MONTHS, 'sign-up-month', id)
}

function signUpTime(id: string, calendar: Calendar): string {
  const day = integer(1, 20, 'sign-up-day', id)
  return momentBefore(calendar, signUpMonths(id), day, integer(480, 1320, 'sign-up-time', id))
}

const SECOND_CHOICES = [5, 6, 8, 9]
const FREE_CHOICES = [PHYSICS_ID, 5, 6, HISTORY_ID, 8, 9]
const SCIENCES = [PHYSICS_ID, 5, 6]
const HUMANITIES = [HISTORY_ID, 8, 9]
const PHYSICS_SHARE = 0.65

/**
 * The subjects beside Chinese, mathematics and English, by the exam of province and year, in the order of the ids.
 */
function electives(id: string, province: string, year: number): number[] {
  const science = uniform('first-choice', id) < PHYSICS_SHARE
  const mode = examMode(province, year)?.mode
  if (mode === '3+3')
    return shuffle(FREE_CHOICES, 'electives', id)
      .slice(0, 3)
      .toSorted((a, b) => a - b)
  if (mode !== '3+1+2') return science ? SCIENCES : HUMANITIES
  const others = shuffle(SECOND_CHOICES, 'electives', id).slice(0, 2)
  return [science ? PHYSICS_ID : HISTORY_ID, ...others].toSorted((a, b) => a - b)
}

/** The planners of the world as people who can sign in. What the pages say of them is in `people-planners.ts`. */
export function planners(calendar: Calendar): Person[] {
  if (isGiven()) return []
  return Array.from({ length: PLANNER_COUNT }, (_, index) => {
    const id = plannerId(index)
    return {
      id,
      tel: String(PLANNER_TEL + 101 + index),
      roleId: ROLES.planner,
      auth: false,
      signUp: true,
      name: personName(id),
      province: provinceOf(index * 3),
      year: null,
      subjects: [],
      createTime: signUpTime(id, calendar),
    }
  })
}
