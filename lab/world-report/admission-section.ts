import { admissionGroups } from '~/mocks/world/admission/model/groups'
import { schoolLowestRank } from '~/mocks/world/admission/model/strength'
import { provinceScale } from '~/mocks/world/admission/model/strength-scale'
import { findSchool, isInRegularBatches, type School, schools } from '~/mocks/world/schools/schools'
import { distributionRows, figureRow, type Row } from './admission-distributions'
import { publishedGroups } from './published-groups'
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
const PLAN_YEAR = 2025

/** Lines of schools against those of 安徽, and the distributions of changes, groups, plans and fees. */
export function admissionSection(dataDir: string): Section {
  const official = officialLines(dataDir)
  const rows = [...lineRows(official), ...changeRows(official), ...distributionRows(dataDir), ...placeRows()]
  return {
    title: '录取：院校最低位次、逐年变化、专业组、收费（安徽）',
    rows: [
      ['量', '实测', '要求', '偏差', ''],
      ...rows.map(({ cells, met }) => [...cells, met ? '合' : '超限']),
    ],
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

/**
 * Rows of schools of the ministry's list under their own level; a campus with a line of its own is left out. The reference has
 * the lowest of all groups, 中外合作办学 among them: where the groups are at hand, the last ordinary one counts, as in the world.
 */
function officialLines(dataDir: string): OfficialLine[] {
  const lastOrdinary = new Map(
    publishedGroups(dataDir).map(({ id, subject, last }) => [`${id}|${subject}`, last]),
  )
  return referenceRows(dataDir, 'school_lines_anhui_2023_2025').flatMap((row) => {
    const school = findSchool(row.zs_code ?? '')
    if (!school || !row.level?.startsWith(school.level) || /校区|（/.test(row.school ?? '')) return []
    // What the reference has of the police and the like are lines of the early batch.
    if (!isInRegularBatches(school)) return []
    const subject = SUBJECTS.find((name) => row.subject?.startsWith(name)) ?? ''
    const [before, lowest] = [Number(row.rank_2024), Number(row.rank_2025)]
    const now = lastOrdinary.get(`${school.id}|${subject}`) ?? lowest
    // The groups of 2024 are not at hand: as far from the lowest one as in 2025.
    const then = lowest > 0 ? (before * now) / lowest : before
    return [{ school, subject, ranks: { 2024: then, 2025: now } }]
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
      '',
    ],
    met: !bound || (error <= ERROR_BOUND && order >= SPEARMAN_BOUND),
  }
}

/**
 * Rank bands and the spread of ln(R25/R24) in them, 安徽: 物理 as domain.md has it, 历史 measured in the reference lines in the
 * same way. Its two deepest bands have ten and twenty schools, too few to say anything.
 */
const CHANGE_BANDS = {
  物理: [
    [1, 5_000, 0.22],
    [5_000, 20_000, 0.15],
    [20_000, 60_000, 0.12],
    [60_000, 120_000, 0.1],
    [120_000, 1_000_000, 0.05],
  ],
  历史: [
    [1, 5_000, 0.171],
    [5_000, 20_000, 0.124],
    [20_000, 60_000, 0.055],
  ],
} as const
/** Two years of thirty strong schools say little, so the model is measured over several provinces of the same exam. */
const CHANGE_PROVINCES = ['安徽', '江苏', '福建', '湖北', '湖南', '江西', '广东', '河北']

function changeRows(official: readonly OfficialLine[]): Row[] {
  return SUBJECTS.flatMap((subject) => {
    const known = official.filter((line) => line.subject === subject && line.school.level === '本科')
    return CHANGE_BANDS[subject].map(([from, to, reference]) =>
      figureRow({
        name: `ln(R25/R24) 的离散，${subject} ${from}–${to}`,
        own: robustSpread(changesInBand(known, subject, from, to)),
        reference,
        digits: 3,
      }),
    )
  })
}

/** Changes of the schools that stand in a band in 安徽, in each province around what is usual there. */
function changesInBand(known: readonly OfficialLine[], subject: string, from: number, to: number): number[] {
  const at = (school: School, province: string, year: number) =>
    schoolLowestRank({ school, province, year, subject })
  const inBand = known.filter(({ school }) => {
    const place = at(school, PROVINCE, 2024) ?? 0
    return place >= from && place < to
  })
  return CHANGE_PROVINCES.flatMap((province) =>
    centred(
      inBand.flatMap(({ school }) => {
        const [before, after] = [at(school, province, 2024), at(school, province, 2025)]
        return before && after ? [Math.log(after / before)] : []
      }),
    ),
  )
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
      .flatMap((school) => admissionGroups({ school, province, year: PLAN_YEAR, subject }))
      .filter(({ level }) => level === '本科')
      .reduce((sum, { planNum }) => sum + planNum, 0)
    const candidates = provinceScale(province, PLAN_YEAR, subject)?.undergraduate.rank ?? Number.NaN
    return figureRow({
      name: `本科计划 / 上线人数，${province} ${subject}`,
      own: places / candidates,
      reference: 0.95,
    })
  })
}
