import { admissionGroups } from '~/mocks/world/models/admission-groups'
import { findSchool, type School } from '~/mocks/world/models/schools'
import { schoolLowestRank } from '~/mocks/world/models/strength'
import { type ReferenceRow, referenceRows } from './reference-file'
import type { Section } from './section'
import { quantile } from './statistics'

/** One measured quantity beside its bound; without a verdict it is only shown. */
interface Row {
  readonly cells: readonly [quantity: string, measured: string, bound: string]
  readonly met: boolean
}

const ERROR_BOUND = 0.15
const SPEARMAN_BOUND = 0.98
/** A distribution may differ by this share of its reference value. */
const TOLERANCE = 0.15
const PROVINCE = '安徽'
const SUBJECTS = ['物理', '历史'] as const

/** Lines of schools against those of 安徽, and the distributions of groups, plans and fees against 安徽 2025. */
export function admissionSection(dataDir: string): Section {
  const rows = [...lineRows(dataDir), ...changeRows(dataDir), ...groupRows(dataDir), ...feeRows(dataDir)]
  return {
    title: '录取：院校最低位次、专业组、收费',
    rows: [['量', '实测', '要求'], ...rows.map(({ cells }) => cells)],
    failures: rows
      .filter(({ met }) => !met)
      .map(({ cells: [quantity, value, bound] }) => `${quantity}：${value}，要求 ${bound}`),
  }
}

interface OfficialLine {
  readonly school: School
  readonly subject: string
  readonly level: string
  readonly ranks: Readonly<Record<number, number>>
}

/** Rows of schools of the ministry's list; a campus of its own is none. */
function officialLines(dataDir: string): OfficialLine[] {
  return referenceRows(dataDir, 'school_lines_anhui_2023_2025').flatMap((row) => {
    const school = findSchool(row.zs_code ?? '')
    if (!school || !row.level?.startsWith(school.level) || /校区|（/.test(row.school ?? '')) return []
    const subject = SUBJECTS.find((name) => row.subject?.startsWith(name)) ?? ''
    const ranks = { 2024: Number(row.rank_2024), 2025: Number(row.rank_2025) }
    return [{ school, subject, level: school.level, ranks }]
  })
}

function lineRows(dataDir: string): Row[] {
  const official = officialLines(dataDir)
  return (['本科', '专科'] as const).flatMap((level) =>
    SUBJECTS.flatMap((subject) =>
      [2024, 2025].map((year): Row => {
        const pairs = official.flatMap(({ school, ranks, ...line }) => {
          const rank = ranks[year] ?? 0
          if (line.level !== level || line.subject !== subject || rank === 0) return []
          const own = schoolLowestRank({ school, province: PROVINCE, year, subject })
          return [[rank, own ?? Number.POSITIVE_INFINITY] as const]
        })
        const error = quantile(
          pairs.map(([rank, own]) => Math.abs(Math.log(own / rank))),
          0.5,
        )
        const order = spearman(pairs)
        const bound = level === '本科'
        return {
          cells: [
            `${level} ${subject} ${year} 最低位次 ln 误差中位 / Spearman（${pairs.length} 所）`,
            `${error.toFixed(3)} / ${order.toFixed(4)}`,
            bound ? `≤ ${ERROR_BOUND} / ≥ ${SPEARMAN_BOUND}` : '–',
          ],
          met: !bound || (error <= ERROR_BOUND && order >= SPEARMAN_BOUND),
        }
      }),
    ),
  )
}

/** Rank bands and the spread of ln(R25/R24) in them (domain.md, 安徽 物理). */
const CHANGE_BANDS = [
  [1, 5_000, 0.22],
  [5_000, 20_000, 0.15],
  [20_000, 60_000, 0.12],
  [60_000, 120_000, 0.1],
  [120_000, 1_000_000, 0.05],
] as const
/** Two years of few strong schools say little: the model is measured over several neighbours. */
const CHANGE_PROVINCES = ['安徽', '江苏', '福建', '湖北', '湖南', '江西', '广东', '河北']
const CHANGE_YEAR = 2025

function changeRows(dataDir: string): Row[] {
  const known = officialLines(dataDir).filter(({ subject, level }) => subject === '物理' && level === '本科')
  const schools = known.map(({ school }) => school)
  return CHANGE_BANDS.map(([from, to, bound]): Row => {
    const spreads = CHANGE_PROVINCES.flatMap((province) => {
      const changes = schools.flatMap((school) => {
        const at = (year: number, of = province) =>
          schoolLowestRank({ school, province: of, year, subject: '物理' })
        const place = at(CHANGE_YEAR - 1, PROVINCE)
        const [before, after] = [at(CHANGE_YEAR - 1), at(CHANGE_YEAR)]
        if (!place || !before || !after || place < from || place >= to) return []
        return [Math.log(after / before)]
      })
      return changes.length < 5 ? [] : centred(changes)
    })
    const spread = robustSpread(spreads)
    const official = robustSpread(
      known.flatMap(({ ranks: { 2024: a = 0, 2025: b = 0 } }) =>
        a >= from && a < to && b > 0 ? [Math.log(b / a)] : [],
      ),
    )
    return bounded(`ln(R25/R24) 离散，位次 ${from}–${to}（实际 ${official.toFixed(3)}）`, spread, bound, 3)
  })
}

function groupRows(dataDir: string): Row[] {
  const official = referenceRows(dataDir, 'groups_anhui_2025').filter(
    (row) => row.batch === '本科批' && row.enroll_type === '普通类' && row.subject !== '',
  )
  return SUBJECTS.flatMap((subject): Row[] => {
    const mine = official.filter((row) => row.subject?.startsWith(subject))
    const bySchool = grouped(unique(mine), (row) => row.zs_code ?? '')
    const groups = [...bySchool.keys()].flatMap((id) => {
      const school = findSchool(id)
      const of = school ? admissionGroups({ school, province: PROVINCE, year: 2025, subject }) : []
      return of.length > 0 ? [of.filter(({ level }) => level === '本科')] : []
    })
    const count = (share: number) =>
      quantile(
        groups.map((of) => of.length),
        share,
      )
    const officialCounts = [...bySchool.values()].map((of) => of.length)
    const spreads = groups
      .filter((of) => of.length > 1)
      .map((of) => Math.max(...of.map((g) => g.lowestRank)) / Math.min(...of.map((g) => g.lowestRank)))
    const officialSpreads = [...bySchool.values()]
      .map((of) => of.map((row) => Number(row.min_rank)).filter((rank) => rank > 0))
      .filter((of) => of.length > 1)
      .map((of) => Math.max(...of) / Math.min(...of))
    const sizes = groups.flat().map((group) => group.majors.length)
    const all = groups.flat()
    const part = (holds: (electives: readonly string[]) => boolean) =>
      all.filter(({ electives }) => holds(electives)).length / all.length
    const rows: Row[] = [
      shown(
        `${subject} 每校组数 P25/P50/P75/P90`,
        [0.25, 0.5, 0.75, 0.9].map(count),
        [0.25, 0.5, 0.75, 0.9].map((s) => quantile(officialCounts, s)),
        0,
      ),
      shown(
        `${subject} 校内组位次比 P50/P75/P90`,
        [0.5, 0.75, 0.9].map((s) => quantile(spreads, s)),
        [0.5, 0.75, 0.9].map((s) => quantile(officialSpreads, s)),
        2,
      ),
      shown(
        `${subject} 每组专业数 P25/P50/P75/P90`,
        [0.25, 0.5, 0.75, 0.9].map((s) => quantile(sizes, s)),
        [0.25, 0.5, 0.75, 0.9].map((s) =>
          quantile(
            mine.map((row) => Number(row.majors)),
            s,
          ),
        ),
        0,
      ),
      shown(
        `${subject} 要求化学 / 不限`,
        [part((e) => e.includes('化学')), part((e) => e.length === 0)],
        [2 / 3, 0.28],
        2,
      ),
    ]
    return rows
  })
}

function feeRows(dataDir: string): Row[] {
  const ids = new Set(referenceRows(dataDir, 'groups_anhui_2025').map((row) => row.zs_code ?? ''))
  const majors = [...ids].flatMap((id) => {
    const school = findSchool(id)
    if (school?.level !== '本科') return []
    return SUBJECTS.flatMap((subject) =>
      admissionGroups({ school, province: PROVINCE, year: 2025, subject })
        .filter((g) => g.level === '本科')
        .flatMap((group) => group.majors),
    )
  })
  const fees = majors.map(({ entry }) => entry.fee)
  const years = (n: number) => majors.filter(({ entry }) => entry.years === n).length / majors.length
  return [
    shown(
      '学费 P25/P50/P75/P95/P99',
      [0.25, 0.5, 0.75, 0.95, 0.99].map((s) => quantile(fees, s)),
      [5000, 5500, 6380, 25000, 78000],
      0,
    ),
    shown('学制 四年/五年', [years(4), years(5)], [0.94, 0.05], 3),
  ]
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

function unique(rows: readonly ReferenceRow[]): ReferenceRow[] {
  return [...new Map(rows.map((row) => [`${row.zs_code}|${row.group}|${row.subject}`, row])).values()]
}
function shown(name: string, own: readonly number[], reference: readonly number[], digits: number): Row {
  return {
    cells: [
      name,
      own.map((v) => v.toFixed(digits)).join(' / '),
      reference.map((v) => v.toFixed(digits)).join(' / '),
    ],
    met: true,
  }
}

function bounded(name: string, own: number, reference: number, digits: number): Row {
  return {
    cells: [name, own.toFixed(digits), `${reference.toFixed(digits)} ± 15 %`],
    met: Math.abs(own / reference - 1) <= TOLERANCE,
  }
}

/** 1.4826 times the median distance from the median: a standard deviation that single outliers do not move. */
function robustSpread(values: readonly number[]): number {
  return 1.4826 * quantile(centred(values).map(Math.abs), 0.5)
}

function centred(values: readonly number[]): number[] {
  const middle = quantile(values, 0.5)
  return values.map((value) => value - middle)
}

/** Correlation of the places of two figures; equal figures share a place. */
function spearman(pairs: readonly (readonly [number, number])[]): number {
  const a = places(pairs.map(([first]) => first))
  const b = places(pairs.map(([, second]) => second))
  const mean = (pairs.length - 1) / 2
  const product = (x: readonly number[], y: readonly number[]) =>
    x.reduce((sum, value, i) => sum + (value - mean) * ((y[i] ?? 0) - mean), 0)
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b))
}

function places(values: readonly number[]): number[] {
  const order = values.map((_, i) => i).sort((i, j) => (values[i] ?? 0) - (values[j] ?? 0))
  const out = new Array<number>(values.length)
  for (let start = 0; start < order.length; ) {
    let end = start
    while (end < order.length && values[order[end] ?? 0] === values[order[start] ?? 0]) end++
    for (let i = start; i < end; i++) out[order[i] ?? 0] = (start + end - 1) / 2
    start = end
  }
  return out
}
