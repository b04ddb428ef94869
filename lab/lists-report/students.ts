import { provinceScale } from '~/mocks/world/admission/model/strength-scale'
import type { PlanKey } from '~/mocks/world/filing/planned-units'
import { findProvince } from '~/rules/exam/provinces'
import { type ListWishes, NO_WISHES } from '~/rules/generator/candidate'

/** A student of the report. */
export interface ReportStudent {
  readonly name: string
  readonly plan: PlanKey
  readonly rank: number
  readonly wishes: ListWishes
}

const PLAN_YEAR = 2025

/** province, subject, ranks as shares of the candidates at the undergraduate line: 33 students in 14 provinces. */
const STUDENTS: readonly (readonly [string, string, ...number[]])[] = [
  ['安徽', '物理', 0.0015, 0.02, 0.065, 0.15, 0.47, 0.8],
  ['安徽', '历史', 0.05, 0.3, 0.9],
  ['浙江', '综合', 0.1, 0.35, 0.7],
  ['山东', '综合', 0.06, 0.4, 0.75],
  ['河北', '物理', 0.1, 0.5],
  ['江苏', '物理', 0.08, 0.4],
  ['湖南', '历史', 0.2, 0.6],
  ['广东', '物理', 0.1, 0.55],
  ['北京', '综合', 0.3],
  ['上海', '综合', 0.4],
  ['辽宁', '物理', 0.2, 0.6],
  ['重庆', '历史', 0.3],
  ['四川', '物理', 0.1, 0.5],
  ['河南', '物理', 0.2, 0.6],
  ['新疆', '理科', 0.2],
]

/** The same of the lower half: of these places and subjects three more each, where public 保 run out. */
const LOWER_PLACES: readonly (readonly [string, string])[] = [
  ...['广东', '重庆', '湖南', '江西', '辽宁', '福建'].flatMap((province) => [
    [province, '历史'] as const,
    [province, '物理'] as const,
  ]),
  ['浙江', '综合'],
]
const LOWER_SHARES = [0.75, 0.9, 0.95]

/** Four families: near home and computers, a major first, big cities and teaching, a kind of school. */
function wishesOf(home: string, subject: string, place: number): ListWishes {
  const neighbours = findProvince(home)?.neighbours ?? []
  const isArts = subject === '历史'
  const families: readonly ListWishes[] = [
    {
      ...NO_WISHES,
      provinces: [home, ...neighbours].slice(0, 4),
      schoolInstitutions: ['公办'],
      majorCodes: [isArts ? '0301' : '0809'],
      excludedMajorCodes: ['1011'],
      maxFee: 20_000,
    },
    { ...NO_WISHES, majorCodes: isArts ? ['0501', '0401'] : ['0806', '0808'], priority: '专业优先' },
    { ...NO_WISHES, provinces: ['北京', '上海', '江苏', '浙江', '广东'], majorCodes: ['0401', '0502'] },
    { ...NO_WISHES, schoolTypes: ['理工类', '财经类'], provinces: [home], priority: '院校优先' },
  ]
  return families[place % families.length] ?? NO_WISHES
}

/** The students that the generator was tuned on. */
export function reportStudents(): readonly ReportStudent[] {
  return studentsAt((share) => share, 0)
}

/**
 * Others, to see whether a figure holds beside those it was tuned on: the same provinces at other ranks (each share to the power of 0.8: the first of a
 * hundred become the first of forty), each with the wishes of another family.
 */
export function heldOutStudents(): readonly ReportStudent[] {
  return studentsAt((share) => share ** 0.8, 1)
}

/** Students in the last quarter of the candidates above the undergraduate line. */
export function lowerStudents(): readonly ReportStudent[] {
  return LOWER_PLACES.flatMap(([province, subject], place) =>
    LOWER_SHARES.map((share, step) => studentAt(province, subject, share, place + step)),
  )
}

function studentsAt(shareOf: (share: number) => number, family: number): readonly ReportStudent[] {
  let place = family
  return STUDENTS.flatMap(([province, subject, ...shares]) =>
    shares.map((share) => studentAt(province, subject, shareOf(share), place++)),
  )
}

function studentAt(province: string, subject: string, share: number, place: number): ReportStudent {
  const scale = provinceScale(province, PLAN_YEAR, subject)
  if (!scale) throw new Error(`${province} ${subject} 没有分数段`)
  const rank = Math.max(1, Math.round(share * scale.undergraduate.rank))
  const isUpper = rank < scale.upper.rank && scale.upper.batch === '本一'
  const { batch } = isUpper ? scale.upper : scale.undergraduate
  return {
    name: `${province} ${subject} ${rank}`,
    plan: { province, year: PLAN_YEAR, subject, batch, filedIn: PLAN_YEAR + 1 },
    rank,
    wishes: wishesOf(province, subject, place),
  }
}
