import { PROVINCES } from '~/mocks/world/facts/provinces'
import { admissionFaults } from '~/mocks/world/models/admission-faults'
import { admissionGroups } from '~/mocks/world/models/admission-groups'
import { examMode } from '~/mocks/world/models/exam-mode'
import { findSchool, type School, schools } from '~/mocks/world/models/schools'
import { schoolLowestRank } from '~/mocks/world/models/strength'
import { provinceScale } from '~/mocks/world/models/strength-scale'
import { distributionRows, figureRow, type Row } from './admission-distributions'
import { referenceRows } from './reference-file'
import type { Section } from './section'
import { spearman } from './spearman'
import { quantile } from './statistics'

const ERROR_BOUND = 0.15
const SPEARMAN_BOUND = 0.98
const PROVINCE = '安徽'
const SUBJECTS = ['物理', '历史'] as const
const LEVELS = ['本科', '专科'] as const
const YEARS = [2024, 2025] as const

/** Lines of schools against those of 安徽, the distributions of groups, plans and fees, and what must never contradict itself. */
export function admissionSection(dataDir: string): Section {
  const official = officialLines(dataDir)
  const rows = [
    ...lineRows(official),
    ...changeRows(official),
    ...distributionRows(dataDir),
    ...placeRows(),
    ...faultRows(),
  ]
  return {
    title: '录取：院校最低位次、专业组、收费（安徽），各省各年的一致性',
    rows: [['量', '实测', '要求'], ...rows.map(({ cells }) => cells)],
    failures: rows
      .filter(({ met }) => !met)
      .map(({ cells: [quantity, value, bound] }) => `${quantity}：${value}，要求 ${bound}`),
  }
}

interface OfficialLine {
  readonly school: School
  readonly subject: string
  readonly ranks: Readonly<Record<number, number>>
}

/** Rows of schools of the ministry's list under their own level; a campus with a line of its own is left out. */
function officialLines(dataDir: string): OfficialLine[] {
  return referenceRows(dataDir, 'school_lines_anhui_2023_2025').flatMap((row) => {
    const school = findSchool(row.zs_code ?? '')
    if (!school || !row.level?.startsWith(school.level) || /校区|（/.test(row.school ?? '')) return []
    const subject = SUBJECTS.find((name) => row.subject?.startsWith(name)) ?? ''
    return [{ school, subject, ranks: { 2024: Number(row.rank_2024), 2025: Number(row.rank_2025) } }]
  })
}

function lineRows(official: readonly OfficialLine[]): Row[] {
  return LEVELS.flatMap((level) =>
    SUBJECTS.flatMap((subject) => YEARS.map((year) => lineRow(official, level, subject, year))),
  )
}

/** Junior colleges are shown only: the bound is for undergraduate schools. */
function lineRow(official: readonly OfficialLine[], level: string, subject: string, year: number): Row {
  const pairs = official.flatMap(({ school, ranks, ...line }) => {
    const rank = ranks[year] ?? 0
    if (school.level !== level || line.subject !== subject || rank === 0) return []
    const own = schoolLowestRank({ school, province: PROVINCE, year, subject })
    // A school without a line in the world counts as far off, not as left out.
    return [[rank, own ?? Number.POSITIVE_INFINITY] as const]
  })
  const errors = pairs.map(([rank, own]) => Math.abs(Math.log(own / rank)))
  const error = quantile(errors, 0.5)
  const order = spearman(pairs)
  const bound = level === '本科'
  return {
    cells: [
      `${level} ${subject} ${year} 最低位次：|ln 误差| 中位 / Spearman（${pairs.length} 所）`,
      `${error.toFixed(3)} / ${order.toFixed(4)}`,
      bound ? `≤ ${ERROR_BOUND} / ≥ ${SPEARMAN_BOUND}` : '–',
    ],
    met: !bound || (error <= ERROR_BOUND && order >= SPEARMAN_BOUND),
  }
}

/** Rank bands and the spread of ln(R25/R24) in them (domain.md, 安徽 物理). */
const CHANGE_BANDS = [
  [1, 5_000, 0.22],
  [5_000, 20_000, 0.15],
  [20_000, 60_000, 0.12],
  [60_000, 120_000, 0.1],
  [120_000, 1_000_000, 0.05],
] as const
/** Two years of thirty strong schools say little, so the model is measured over several provinces of the same exam. */
const CHANGE_PROVINCES = ['安徽', '江苏', '福建', '湖北', '湖南', '江西', '广东', '河北']

function changeRows(official: readonly OfficialLine[]): Row[] {
  const known = official.filter(({ subject, school }) => subject === '物理' && school.level === '本科')
  const at = (school: School, province: string, year: number) =>
    schoolLowestRank({ school, province, year, subject: '物理' })
  return CHANGE_BANDS.map(([from, to, reference]) => {
    const inBand = known.filter(({ school }) => {
      const place = at(school, PROVINCE, 2024) ?? 0
      return place >= from && place < to
    })
    const changes = CHANGE_PROVINCES.flatMap((province) =>
      centred(
        inBand.flatMap(({ school }) => {
          const [before, after] = [at(school, province, 2024), at(school, province, 2025)]
          return before && after ? [Math.log(after / before)] : []
        }),
      ),
    )
    return figureRow({
      name: `ln(R25/R24) 的离散，物理 ${from}–${to}`,
      own: robustSpread(changes),
      reference,
      digits: 3,
    })
  })
}

/** 1.4826 times the median distance from the median: a standard deviation that single outliers do not move. */
function robustSpread(values: readonly number[]): number {
  return 1.4826 * quantile(centred(values).map(Math.abs), 0.5)
}

function centred(values: readonly number[]): number[] {
  const middle = quantile(values, 0.5)
  return values.map((value) => value - middle)
}

/** Provinces of different sizes: places at undergraduate level over the candidates above the undergraduate line. */
const PLACE_SAMPLES = [
  ['安徽', '物理'],
  ['北京', '综合'],
  ['青海', '历史'],
] as const

function placeRows(): Row[] {
  return PLACE_SAMPLES.map(([province, subject]) => {
    const places = schools()
      .flatMap((school) => admissionGroups({ school, province, year: LAST_YEAR, subject }))
      .filter(({ level }) => level === '本科')
      .reduce((sum, { planNum }) => sum + planNum, 0)
    const candidates = provinceScale(province, LAST_YEAR, subject)?.undergraduate.rank ?? Number.NaN
    return figureRow({
      name: `本科计划 / 上线人数，${province} ${subject}`,
      own: places / candidates,
      reference: 0.95,
    })
  })
}

const FIRST_YEAR = 2018
const LAST_YEAR = 2025
/** Every so-manieth school is looked at in each province, year and subject, another part of them each time. */
const STRIDE = 61

function faultRows(): Row[] {
  const all = schools()
  const faults: string[] = []
  let lines = 0
  let turn = 0
  for (const { name: province } of PROVINCES) {
    for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
      for (const subject of examMode(province, year)?.subjects ?? []) {
        for (let i = turn++ % STRIDE; i < all.length; i += STRIDE) {
          const school = all[i]
          if (!school) continue
          lines++
          faults.push(...admissionFaults({ school, province, year, subject }))
        }
      }
    }
  }
  return [
    {
      cells: [
        `各省 ${FIRST_YEAR}–${LAST_YEAR} 抽查 ${lines} 所次：相互矛盾的线`,
        faults.length === 0 ? '0' : `${faults.length}，如 ${faults[0] ?? ''}`,
        '0',
      ],
      met: faults.length === 0,
    },
  ]
}
