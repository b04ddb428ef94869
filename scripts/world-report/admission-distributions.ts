import { type AdmissionGroup, admissionGroups } from '~/mocks/world/models/admission-groups'
import { findSchool } from '~/mocks/world/models/schools'
import { referenceRows } from './reference-file'
import { quantile } from './statistics'

/** One measured quantity beside its bound. */
export interface Row {
  readonly cells: readonly [quantity: string, measured: string, bound: string]
  readonly met: boolean
}

/** A distribution may differ by this share of its reference value. */
const TOLERANCE = 0.15
const YEAR = 2025

/** A figure beside what it is to be; one without a reference is only shown. */
export interface Figure {
  readonly name: string
  readonly own: number
  readonly reference: number
  readonly digits?: number
}

/** Whether each figure is within the tolerance of its reference. */
export function figureRow({ name, own, reference, digits = 2 }: Figure): Row {
  return {
    cells: [name, own.toFixed(digits), `${reference.toFixed(digits)} ± ${TOLERANCE * 100} %`],
    met: Math.abs(own / reference - 1) <= TOLERANCE,
  }
}

/** Groups, requirements, fees and years of the well-known schools in 安徽 2025 (domain.md), measured on the same schools. */
export function distributionRows(dataDir: string): Row[] {
  const ids = new Set(referenceRows(dataDir, 'groups_anhui_2025').map((row) => row.zs_code ?? ''))
  const science = bySchool(ids, '物理')
  const arts = bySchool(ids, '历史')
  const groups = science.flat()
  const majors = [...groups, ...arts.flat()].flatMap((group) => group.majors)
  const fees = majors.map(({ entry }) => entry.fee)
  const spreads = science.filter((of) => of.length > 1).map(spread)
  const sizes = groups.map((group) => group.majors.length)
  const share = (holds: (group: AdmissionGroup) => boolean) => groups.filter(holds).length / groups.length
  const years = (n: number) => majors.filter(({ entry }) => entry.years === n).length / majors.length
  const figures: Figure[] = [
    { name: '每校组数 物理，中位', own: quantile(science.map(size), 0.5), reference: 4, digits: 0 },
    { name: '每校组数 历史，中位', own: quantile(arts.map(size), 0.5), reference: 2, digits: 0 },
    { name: '每组专业数 物理，中位', own: quantile(sizes, 0.5), reference: 4, digits: 0 },
    { name: '每组专业数 物理，P90', own: quantile(sizes, 0.9), reference: 27, digits: 0 },
    { name: '校内组位次最大/最小 物理，中位', own: quantile(spreads, 0.5), reference: 1.5 },
    { name: '校内组位次最大/最小 物理，P75', own: quantile(spreads, 0.75), reference: 2.1 },
    { name: '校内组位次最大/最小 物理，P90', own: quantile(spreads, 0.9), reference: 3.8 },
    {
      name: '物理组要求化学的比例',
      own: share(({ electives }) => electives.includes('化学')),
      reference: 2 / 3,
    },
    { name: '物理组再选不限的比例', own: share(({ electives }) => electives.length === 0), reference: 0.28 },
    { name: '学费 P25', own: quantile(fees, 0.25), reference: 5000, digits: 0 },
    { name: '学费 中位', own: quantile(fees, 0.5), reference: 5500, digits: 0 },
    { name: '学费 P75', own: quantile(fees, 0.75), reference: 6380, digits: 0 },
    { name: '学费 P95', own: quantile(fees, 0.95), reference: 25_000, digits: 0 },
    { name: '学费 P99', own: quantile(fees, 0.99), reference: 78_000, digits: 0 },
    { name: '四年制的比例', own: years(4), reference: 0.94 },
    { name: '五年制的比例', own: years(5), reference: 0.05, digits: 3 },
  ]
  return figures.map(figureRow)
}

function bySchool(ids: ReadonlySet<string>, subject: string): (readonly AdmissionGroup[])[] {
  return [...ids].flatMap((id) => {
    const school = findSchool(id)
    if (school?.level !== '本科') return []
    const groups = admissionGroups({ school, province: '安徽', year: YEAR, subject })
    const undergraduate = groups.filter(({ level }) => level === '本科')
    return undergraduate.length > 0 ? [undergraduate] : []
  })
}

function size(groups: readonly AdmissionGroup[]): number {
  return groups.length
}

function spread(groups: readonly AdmissionGroup[]): number {
  const ranks = groups.map(({ lowestRank }) => lowestRank)
  return Math.max(...ranks) / Math.min(...ranks)
}
