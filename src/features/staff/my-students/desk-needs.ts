import type { DeskEntry } from '~/contracts/planner'
import { GAOKAO_ID, SELF_CREATED } from '~/contracts/reference'
import type { StudentForm } from '~/contracts/service-orders'
import type { Deadline } from '~/entities/season/deadline-text'
import { seasonYear } from '~/entities/season/season'
import { areResultsOut } from '~/rules/exam/season-days'
import { scoreBasis } from '~/rules/list/score-basis'

/** What a student needs of their planner now. */
export interface Needs {
  /** The student sits the exam of this season. */
  readonly isNow: boolean
  readonly year: number
  /** In words, the gravest first: 学生不同意, 3 项要处理. */
  readonly texts: readonly string[]
  /** Days until the batch can be filled in no more; undefined where they are not known, or over. */
  readonly days: number | undefined
  /** Higher: sooner to be seen. */
  readonly weight: number
}

/** A deadline nearer than this is said; in days. */
const NEAR_DAYS = 14

/** What a student needs; of those of other years nothing is due. */
export function needsOf(
  { province, year }: Pick<StudentForm, 'province' | 'year'>,
  { scores, list, toHandle }: Omit<DeskEntry, 'studentId'>,
  deadline: Deadline | undefined,
  at: Date,
): Needs {
  const isNow = year === seasonYear(at)
  if (!isNow || !province) return { isNow, year: year ?? 0, texts: [], days: undefined, weight: 0 }
  const hasExam = scores.some(({ examType, year: of }) => examType === GAOKAO_ID && of === year)
  const isProposed = list != null && list.createdType !== SELF_CREATED
  const days = deadline && !deadline.isOver && deadline.days <= NEAR_DAYS ? deadline.days : undefined
  const needs = [
    list?.stage === 'declined' && '学生不同意',
    toHandle != null && toHandle > 0 && `${toHandle} 项要处理`,
    !hasExam && areResultsOut(province, year, at) && '出分没录',
    list && scoreBasis(list, scores, at)?.isOutdated && hasExam && '表按模考',
    list?.stage === 'draft' ? '方案没交' : !isProposed && '没做方案',
  ]
  // The gravest weighs more than all after it.
  const weight = needs.reduce<number>((sum, need) => sum * 2 + (need ? 1 : 0), 0)
  return { isNow, year, texts: needs.filter((need) => typeof need === 'string'), days, weight }
}

/** Who needs somebody first: this year's students, then the next ones; the gravest need, the nearest deadline. */
export function byNeed(a: Needs, b: Needs): number {
  const days = (of: Needs) => of.days ?? Number.POSITIVE_INFINITY
  if (a.isNow !== b.isNow) return a.isNow ? -1 : 1
  if (a.year !== b.year) return a.year - b.year
  if (a.weight !== b.weight) return b.weight - a.weight
  return days(a) === days(b) ? 0 : days(a) - days(b)
}
