import { unitsAround } from '~/mocks/calls/recommendation/recommendations'
import { provinceScale } from '~/mocks/world/admission/model/strength-scale'
import { FILLING_STYLES } from '~/mocks/world/filing/filing-rules'
import { candidateOf } from '~/mocks/world/filing/model/list-candidates'
import type { Asker, JudgedUnit } from '~/mocks/world/filing/model/unit-chance'
import { wholeList } from '~/mocks/world/filing/model/whole-list'
import type { PlanKey, PlannedUnit } from '~/mocks/world/filing/planned-units'
import { slipAboveLine } from '~/rules/check-up/safety'
import { examMode } from '~/rules/exam/exam-mode'
import { PROVINCES } from '~/rules/exam/provinces'
import { applicationForm } from '~/rules/filing/application-form'
import { FEW_PLACES } from '~/rules/filing/places'
import { NO_WISHES } from '~/rules/generator/candidate'
import { OF_ONE_SCHOOL } from '~/rules/generator/fill-rows'
import { prepare } from '~/rules/generator/prepare'
import { nearnessTo } from '~/rules/generator/wishes'
import { frameOf } from '~/rules/list/frame'
import { atLeast, atMost, type BoundedRow, boundedSection } from './bounded-row'
import type { ReportOptions, Section } from './section'
import { quantile } from './statistics'

const PLAN_YEAR = 2025
/** Ordinary ranks, as shares of the candidates at the undergraduate line; above the first lines lie too far apart. */
const ORDINARY = [0.1, 0.2, 0.4, 0.6, 0.75]

/** A list as the product makes it, and what the simulation makes of it. */
interface Made {
  readonly name: string
  readonly list: readonly JudgedUnit[]
  /** Rows that the province allows. */
  readonly size: number
  /** How many rows at home or next door are asked for: half of the rows of each tier, or half of what it has there. */
  readonly wantedNear: number
  /** Whether a unit lies at home or next door. */
  readonly near: (judged: JudgedUnit) => boolean
  /** In years in which the batch can be applied for at all. */
  readonly slip: number
  readonly typical: number | undefined
}

/** Whole lists of every province at ordinary ranks and at the very top, judged as an experienced adviser would. */
export async function listSection(_dataDir: string, { every, progress }: ReportOptions): Promise<Section> {
  const provinces = PROVINCES.filter((_, place) => every === 1 || place % 6 === 0)
  const ordinary: Made[] = []
  for (const [place, { name }] of provinces.entries()) {
    progress(`一键填报 ${place + 1} / ${provinces.length}`)
    for (const subject of examMode(name, PLAN_YEAR)?.subjects ?? []) {
      const size = applicationForm(name, PLAN_YEAR + 1)?.choiceCount
      if (size === undefined) continue
      for (const share of ORDINARY) ordinary.push(await made(name, subject, share, size))
    }
  }
  return boundedSection(`一键填报的整张表（${ordinary.length} 张，各省各科类，不提意愿）`, [
    ...placeRows(ordinary),
    ...compositionRows(ordinary),
    ...(await topRows()),
  ])
}

async function made(province: string, subject: string, share: number, size: number): Promise<Made> {
  const scale = provinceScale(province, PLAN_YEAR, subject)
  if (!scale) throw new Error(`${province} ${subject} 没有分数段`)
  const rank = Math.max(1, Math.round(share * scale.undergraduate.rank))
  const { batch } =
    rank < scale.upper.rank && scale.upper.batch === '本一' ? scale.upper : scale.undergraduate
  return listOf(province, subject, batch, rank, size)
}

async function listOf(
  home: string,
  subject: string,
  batch: string,
  rank: number,
  size: number,
): Promise<Made> {
  const plan = { province: home, year: PLAN_YEAR, subject, batch }
  const units = await unitsAround(plan, { rank, year: PLAN_YEAR + 1, electives: [] })
  const asker = { rank, year: PLAN_YEAR + 1, electives: [] }
  const { rows, made } = wholeList(units, plan, asker, { size, rule: FILLING_STYLES[0] })
  const { outcome } = made
  const list = rows.map(({ judged }) => judged)
  const nearness = nearnessTo(home)
  const near = ({ unit }: JudgedUnit) => nearness(unit.school.provinceName) !== 'far'
  const taken = unitsFamiliesTake(units, plan, asker)
  const openNear = units.filter(
    (judged) => taken.has(judged) && !isForAskers(judged.unit) && !isSmall(judged) && near(judged),
  )
  return {
    name: `${home} ${subject} ${rank}`,
    list,
    size,
    near,
    wantedNear: TIERS.reduce((sum, tier) => sum + wantedOf(tier, list, openNear), 0),
    slip: outcome ? slipAboveLine(outcome) : 0,
    typical: outcome?.typical,
  }
}

/** Units that most families would take: `npm run lab -- lists` counts what is near among the same. */
function unitsFamiliesTake(
  units: readonly JudgedUnit[],
  plan: PlanKey,
  asker: Asker,
): ReadonlySet<JudgedUnit> {
  const frame = frameOf({ ...plan, rank: asker.rank, year: asker.year })
  if (!frame) throw new Error(`没有${plan.province}的填报规则`)
  const byCandidate = new Map(units.map((judged) => [candidateOf(judged, plan, asker), judged]))
  const open = prepare([...byCandidate.keys()], { frame, wishes: NO_WISHES })
  return new Set(open.flatMap(({ liked, candidate }) => (liked ? (byCandidate.get(candidate) ?? []) : [])))
}

/** 冲, 稳, 保. */
const TIERS = [1, 2, 3] as const

/** Most of what lies near is safe, and a list has few safe rows: so each tier is asked for what it can have itself. */
function wantedOf(tier: number, list: readonly JudgedUnit[], open: readonly JudgedUnit[]): number {
  const inTier = ({ chance }: JudgedUnit) => chance?.tier === tier
  const rows = list.filter(inTier).length
  const there = perSchool(open.filter(inTier)).reduce((sum, count) => sum + Math.min(count, OF_ONE_SCHOOL), 0)
  return Math.floor(Math.min(rows, there) / 2)
}

function perSchool(units: readonly JudgedUnit[]): number[] {
  const counts = new Map<string, number>()
  for (const { unit } of units) counts.set(unit.school.id, (counts.get(unit.school.id) ?? 0) + 1)
  return [...counts.values()]
}

function isJoint({ joint, school }: PlannedUnit): boolean {
  return joint || school.schoolInstitution.includes('合作')
}

/** A list has none of them unless they are wished for. */
function isForAskers(unit: PlannedUnit): boolean {
  return isJoint(unit) || unit.school.schoolInstitution.includes('民办')
}

function isSmall({ unit }: JudgedUnit): boolean {
  return (unit.years[0].planNum ?? 0) <= FEW_PLACES
}

function placeRows(lists: readonly Made[]): BoundedRow[] {
  const places = lists.flatMap(({ list, typical }) =>
    typical === undefined ? [] : [(typical + 1) / list.length],
  )
  const slips = lists.filter(({ list }) => list.some(({ chance }) => chance?.tier === 3))
  const given = lists.filter(({ list, typical }) => list[typical ?? 0]?.chance?.tier === 3)
  return [
    atMost('通常投中“保”的表：冲、稳没有用处', given.length, 0, 0),
    atMost('通常投中的一行，占全表的位置：P90', quantile(places, 0.9), 0.67),
    atMost('有“保”的表，滑档的可能：最大', Math.max(...slips.map(({ slip }) => slip)), 0.03, 3),
  ]
}

function compositionRows(lists: readonly Made[]): BoundedRow[] {
  const shares = (of: (judged: JudgedUnit) => boolean) =>
    lists.map(({ list, size }) => list.filter(of).length / size)
  const home = lists.filter(({ list, near, wantedNear }) => {
    const rows = list.filter((judged) => judged.chance?.tier !== undefined && near(judged)).length
    return rows < wantedNear
  })
  const dreams = lists.map(
    ({ list }) => list.filter(({ chance }) => chance?.tier === undefined).length / Math.max(list.length, 1),
  )
  return [
    atMost('本省和邻省的行不到一半、也不到同档可选的一半的表', home.length, Math.ceil(lists.length / 50), 0),
    atMost(
      '没有要的中外合作办学和民办，只在公办托不住时排在表尾：最大占比',
      Math.max(...shares(({ unit }) => isForAskers(unit))),
      0.2,
    ),
    atMost('1–2 人单位的行，最大占比', Math.max(...shares(isSmall)), 0.03),
    atMost('圆梦的行，最大占比', Math.max(...dreams), 0.2),
    atMost(
      '同一所学校的行，最多',
      Math.max(...lists.flatMap(({ list }) => perSchool(list))),
      OF_ONE_SCHOOL,
      0,
    ),
  ]
}

const TOP = ['清华大学', '北京大学', '上海交通大学', '复旦大学', '北京大学医学部']

/** At the very top a list begins with the leading universities and has matches before its safe rows. */
async function topRows(): Promise<BoundedRow[]> {
  const { list } = await listOf('安徽', '物理', '本科批', 300, 45)
  const first = list.findIndex(({ unit }) => TOP.includes(unit.school.schoolName))
  const count = (tier: number) => list.filter(({ chance }) => chance?.tier === tier).length
  return [
    atLeast('安徽 物理 300：冲与稳的行', count(1) + count(2), 2, 0),
    atMost(
      '安徽 物理 300：清华、北大、上海交大、复旦第一次出现的行',
      first < 0 ? Number.NaN : first + 1,
      10,
      0,
    ),
  ]
}
