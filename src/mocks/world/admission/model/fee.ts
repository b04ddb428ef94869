import { remember } from '../../kit/remember'
import { number, rows, text } from '../../kit/table'
import { tuition } from '../../majors/model/traits'
import { majorsOfSchool } from '../../schools/majors'
import { type Standing, standing } from '../../schools/model/school-facts'
import type { School } from '../../schools/schools'
import { FLAT_FEES } from '../facts/flat-fees'
import { runsJoint } from './joint-programmes'

const flat = new Map(rows({ FLAT_FEES }, { id: text, yuan: number }).map(({ id, yuan }) => [id, yuan]))

/** The usual tuition of a major by the nature of the school, yuan a year; asked for every row of a plan, so it is looked up once. */
export const usualFee: (majorCode: string, nature: string) => number = remember(
  4096,
  (majorCode, nature) => `${majorCode}|${nature}`,
  tuition,
)

/** Whether a school asks the same of all its students. */
export function hasFlatFee({ id }: School): boolean {
  return flat.has(id)
}

/** The tuition of a major at a school, yuan a year. */
export function schoolFee({ id, schoolInstitution }: School, majorCode: string): number {
  return flat.get(id) ?? usualFee(majorCode, schoolInstitution)
}

/** Relative to the usual one of 中外合作办学: the better known the school and its partner, the dearer. Demonstration values. */
const JOINT_FEE: Readonly<Record<Standing, number>> = {
  leading: 1.25,
  strong: 1,
  public: 0.55,
  private: 0.5,
  junior: 0.35,
}

/** The tuition of a major that a school runs together with a foreign one, yuan a year. */
export function jointFee(school: School, majorCode: string, level: School['level']): number {
  const kind = level === '专科' ? 'junior' : standing(school)
  return Math.round((usualFee(majorCode, '中外合作办学') * JOINT_FEE[kind]) / 1000) * 1000
}

export interface FeeRange {
  readonly low: number
  readonly high: number
}

/** What a school asks, yuan a year: of its ordinary majors, of arts, and where it runs majors with a foreign school of those; absent where it has none. */
export interface FeeRanges {
  readonly ordinary?: FeeRange
  readonly arts?: FeeRange
  readonly joint?: FeeRange
}

/** The tuition of everything that a school offers at its own level: what brochures and regulations say, and plans keep to. */
export function feeRanges(school: School): FeeRanges {
  const codes = majorsOfSchool(school).map(({ major }) => major.majorCode)
  const isArts = (code: string) => /^(13|55|35)/.test(code)
  const own = (some: readonly string[]) => rangeOf(some.map((code) => schoolFee(school, code)))
  const ordinary = own(codes.filter((code) => !isArts(code)))
  const arts = own(codes.filter(isArts))
  const joint =
    school.schoolInstitution === '公办' && !hasFlatFee(school) && runsJoint(school, school.level)
      ? rangeOf(codes.map((code) => jointFee(school, code, school.level)))
      : undefined
  return { ...(ordinary && { ordinary }), ...(arts && { arts }), ...(joint && { joint }) }
}

function rangeOf(fees: readonly number[]): FeeRange | undefined {
  return fees.length > 0 ? { low: Math.min(...fees), high: Math.max(...fees) } : undefined
}
