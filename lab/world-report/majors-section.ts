import { admissionGroups } from '~/mocks/world/admission/model/groups'
import { allMajors } from '~/mocks/world/majors/catalogue'
import { schools } from '~/mocks/world/schools/schools'
import { atLeast, atMost, type BoundedRow, boundedSection } from './bounded-row'
import { referenceRows } from './reference-file'
import type { ReportOptions, Section } from './section'
import { spearman } from './spearman'
import { quantile } from './statistics'

const YEAR = 2025
/** Provinces whose published rows the reference was made of. */
const EXAMS = [
  ['江苏', '物理'],
  ['江苏', '历史'],
  ['浙江', '综合'],
  ['湖南', '物理'],
] as const
/** Fewer majors say nothing about their order. */
const ENOUGH = 8
/** Pairs that nobody finds the other way round: harder, easier, and in how many of a hundred schools it is so. */
const PAIRS = [
  ['法学', '金融学', 89],
  ['电气工程及其自动化', '人工智能', 82],
  ['思想政治教育', '旅游管理', 96],
  ['历史学', '旅游管理', 96],
  ['临床医学', '护理学', 95],
] as const
const LEAST_PAIRS = 0.75

interface Row {
  readonly name: string
  readonly rank: number
  readonly composite: boolean
}

/** The order of majors inside a school, and majors that have no place in the regular batch. */
export function majorsSection(dataDir: string, { every }: ReportOptions): Section {
  const heat = new Map(
    referenceRows(dataDir, 'major_heat_2025').map(({ major = '', median }) => [major, Number(median)]),
  )
  const plans = EXAMS.flatMap(([province, subject]) => plansOf(province, subject, Math.min(every, 8)))
  return boundedSection('专业：校内次序、各批次的专业（2025）', [
    orderRow(plans, heat),
    ...PAIRS.map((pair) => pairRow(plans, pair)),
    compositeRow(Math.min(every, 8)),
  ])
}

const compositeTypes = new Set(['0402', '1302', '1303', '1304', '1305'])
const compositeNames = new Set(
  allMajors(1).flatMap(({ typeCode, majorName }) => (compositeTypes.has(typeCode) ? [majorName] : [])),
)

function plansOf(province: string, subject: string, every: number): Row[][] {
  return schools().flatMap((school, i) => {
    if (school.level !== '本科' || i % every !== 0) return []
    const groups = admissionGroups({ school, province, year: YEAR, subject })
    const rows = groups
      .filter(({ level }) => level === '本科')
      .flatMap(({ majors }) => majors)
      .map(({ entry, lowestRank }) => ({
        name: entry.joint ? '' : entry.name,
        rank: lowestRank,
        composite: compositeNames.has(entry.name),
      }))
    return rows.length > 0 ? [rows] : []
  })
}

/** Spearman inside each school against the medians of the reference, the median over the schools. */
function orderRow(plans: readonly (readonly Row[])[], heat: ReadonlyMap<string, number>): BoundedRow {
  const correlations = plans.flatMap((rows) => {
    const pairs = rows.flatMap(({ name, rank }) => {
      const median = heat.get(name)
      return median === undefined ? [] : [[median, rank] as const]
    })
    return pairs.length >= ENOUGH ? [spearman(pairs)] : []
  })
  return atLeast(
    `校内专业次序与冷热表的 Spearman，${correlations.length} 校中位`,
    quantile(correlations, 0.5),
    0.6,
  )
}

function pairRow(
  plans: readonly (readonly Row[])[],
  [harder, easier, real]: (typeof PAIRS)[number],
): BoundedRow {
  const both = plans.flatMap((rows) => {
    const [a, b] = [rows.find(({ name }) => name === harder), rows.find(({ name }) => name === easier)]
    return a && b ? [a.rank <= b.rank] : []
  })
  const share = both.filter(Boolean).length / Math.max(both.length, 1)
  return atLeast(`${harder}先于${easier}（实际 .${real}），${both.length} 校`, share, LEAST_PAIRS)
}

function compositeRow(every: number): BoundedRow {
  const rows = plansOf('安徽', '物理', every)
    .concat(plansOf('安徽', '历史', every))
    .flat()
  return atMost(
    '安徽本科批中按综合分录取的艺术、体育专业，占行数',
    rows.filter(({ composite }) => composite).length / Math.max(rows.length, 1),
    0.01,
    4,
  )
}
