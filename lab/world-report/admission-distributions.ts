import {
  type AdmissionGroup,
  type AdmissionMajor,
  admissionGroups,
} from '~/mocks/world/admission/model/groups'
import { findSchool } from '~/mocks/world/schools/schools'
import { referenceRows } from './reference-file'
import { quantile } from './statistics'

/** One measured quantity beside its bound. */
export interface Row {
  readonly cells: readonly [quantity: string, measured: string, bound: string, deviation: string]
  readonly met: boolean
}

/** A distribution may differ by this share of its reference value. */
const TOLERANCE = 0.15
const YEAR = 2025
const PROVINCE = '安徽'

type Side = '物理' | '历史'

/**
 * What the groups of the well-known schools in 安徽 2025 are to look like: those of 本科批 in the reference file, requirements as domain.md
 * has them. How many majors a school has is measured by tier elsewhere: the file counts the majors inside a type one by one.
 */
const TARGETS = {
  物理: { groups: 4, spread: [1.51, 2.08, 3.74], asked: { 化学: 2 / 3, 不限: 0.28 } },
  历史: { groups: 2, spread: [1.28, 1.84, 2.79], asked: { 政治: 0.17, 不限: 0.8 } },
} as const

/** A figure beside what it is to be; one without a reference is only shown. */
export interface Figure {
  readonly name: string
  readonly own: number
  readonly reference: number
  readonly digits?: number
}

/** Whether each figure is within the tolerance of its reference. */
export function figureRow({ name, own, reference, digits = 2 }: Figure): Row {
  const deviation = own / reference - 1
  return {
    cells: [
      name,
      own.toFixed(digits),
      `${reference.toFixed(digits)} ± ${TOLERANCE * 100} %`,
      `${deviation < 0 ? '−' : '+'}${Math.abs(deviation * 100).toFixed(1)} %`,
    ],
    met: Math.abs(deviation) <= TOLERANCE,
  }
}

/** Groups, requirements, fees and years of the well-known schools in 安徽 2025, measured on the schools of the reference. */
export function distributionRows(dataDir: string): Row[] {
  const ids = new Set(referenceRows(dataDir, 'groups_anhui_2025').map((row) => row.zs_code ?? ''))
  const sides = { 物理: bySchool(ids, '物理'), 历史: bySchool(ids, '历史') }
  const majors = [...sides.物理, ...sides.历史].flat().flatMap((group) => group.majors)
  return [...groupFigures('物理', sides.物理), ...groupFigures('历史', sides.历史), ...planFigures(majors)]
    .map(figureRow)
    .concat(outsideRow(ids))
}

function groupFigures(side: Side, schools: readonly (readonly AdmissionGroup[])[]): Figure[] {
  const { groups, spread, asked } = TARGETS[side]
  const all = schools.flat()
  const spreads = schools.filter((of) => of.length > 1).map(spreadOf)
  const share = (elective: string) =>
    all.filter(({ electives }) =>
      elective === '不限' ? electives.length === 0 : electives.includes(elective),
    ).length / all.length
  const counted = (name: string, values: readonly number[], part: number, reference: number): Figure => ({
    name: `${name} ${side}，${part === 0.5 ? '中位' : `P${part * 100}`}`,
    own: quantile(values, part),
    reference,
    digits: 0,
  })
  const ratio = '校内组位次最大/最小'
  return [
    counted('每校组数', schools.map(size), 0.5, groups),
    { ...counted(ratio, spreads, 0.5, spread[0]), digits: 2 },
    { ...counted(ratio, spreads, 0.75, spread[1]), digits: 2 },
    { ...counted(ratio, spreads, 0.9, spread[2]), digits: 2 },
    ...Object.entries(asked).map(([elective, reference]) => ({
      name: `再选含${elective}的组 ${side}`.replace('含不限', '不限'),
      own: share(elective),
      reference,
    })),
  ]
}

function planFigures(majors: readonly AdmissionMajor[]): Figure[] {
  const fees = majors.map(({ entry }) => entry.fee)
  const fee = (name: string, part: number, reference: number) => ({
    name: `学费 ${name}`,
    own: quantile(fees, part),
    reference,
    digits: 0,
  })
  const years = (n: number) => majors.filter(({ entry }) => entry.years === n).length / majors.length
  return [
    fee('P25', 0.25, 5000),
    fee('中位', 0.5, 5500),
    fee('P75', 0.75, 6380),
    fee('P95', 0.95, 25_000),
    fee('P99', 0.99, 78_000),
    { name: '四年制的比例', own: years(4), reference: 0.936 },
    { name: '五年制的比例', own: years(5), reference: 0.063, digits: 3 },
  ]
}

const FURTHEST_APART = 2.6

/** Beside 985 and 211 no group stands far apart from the others of its school. */
function outsideRow(ids: ReadonlySet<string>): Row {
  const ordinary = new Set([...ids].filter((id) => !findSchool(id)?.schoolFeatures.includes('211')))
  const spreads = bySchool(ordinary, '物理')
    .filter((of) => of.length > 1)
    .map(spreadOf)
  const own = quantile(spreads, 0.9)
  return {
    cells: ['211 以外校内组位次最大/最小 物理，P90', own.toFixed(2), `≤ ${FURTHEST_APART}`, ''],
    met: own <= FURTHEST_APART,
  }
}

function bySchool(ids: ReadonlySet<string>, subject: Side): (readonly AdmissionGroup[])[] {
  return [...ids].flatMap((id) => {
    const school = findSchool(id)
    if (school?.level !== '本科') return []
    const groups = admissionGroups({ school, province: PROVINCE, year: YEAR, subject })
    const undergraduate = groups.filter(({ level }) => level === '本科')
    return undergraduate.length > 0 ? [undergraduate] : []
  })
}

function size(groups: readonly AdmissionGroup[]): number {
  return groups.length
}

function spreadOf(groups: readonly AdmissionGroup[]): number {
  const ranks = groups.map(({ lowestRank }) => lowestRank)
  return Math.max(...ranks) / Math.min(...ranks)
}
