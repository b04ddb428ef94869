import { unitsAround } from '~/mocks/calls/recommendation/recommendations'
import { provinceScale } from '~/mocks/world/admission/model/strength-scale'
import { FILLING_STYLES } from '~/mocks/world/filing/filing-rules'
import type { JudgedUnit } from '~/mocks/world/filing/model/unit-chance'
import { isJoint, isSmall, OF_ONE_SCHOOL, wholeList } from '~/mocks/world/filing/model/whole-list'
import { examMode } from '~/rules/exam/exam-mode'
import { PROVINCES } from '~/rules/exam/provinces'
import { applicationForm } from '~/rules/filing/application-form'
import { type ListOutlook, simulateList } from '~/rules/list/simulation/simulate-list'
import { simulatedRow } from '~/rules/list/simulation/simulated-row'
import { atLeast, atMost, type BoundedRow, boundedSection } from './bounded-row'
import type { ReportOptions, Section } from './section'
import { quantile } from './statistics'

const PLAN_YEAR = 2025
/** Ordinary ranks, as shares of the candidates at the undergraduate line; above the first lines lie too far apart. */
const ORDINARY = [0.1, 0.2, 0.4, 0.6, 0.75]
const SEED = 11

/** A list as the product makes it, and what the simulation makes of it. */
interface Made {
  readonly name: string
  readonly home: string
  readonly list: readonly JudgedUnit[]
  /** Rows that the province allows. */
  readonly size: number
  /** Units in reach that could stand in the list, and those of them in the student's own province. */
  readonly open: number
  readonly openAtHome: number
  readonly outlook: ListOutlook
}

/** Whole lists of every province at ordinary ranks and at the very top, judged as an experienced adviser would. */
export async function listSection(_dataDir: string, { every }: ReportOptions): Promise<Section> {
  const provinces = PROVINCES.filter((_, place) => every === 1 || place % 6 === 0)
  const ordinary: Made[] = []
  for (const { name } of provinces) {
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
  const list = wholeList(units, { size, style: FILLING_STYLES[0], home })
  const usual = units.filter(({ unit }) => !isJoint(unit))
  return {
    name: `${home} ${subject} ${rank}`,
    home,
    list,
    size,
    open: eligible(usual.filter((judged) => !isSmall(judged))),
    openAtHome: eligible(usual.filter((judged) => isAtHome(judged, home))),
    outlook: simulateList(
      rank,
      list.map((judged) => simulatedRow(judged, judged.unit.unitId, judged.unit.school.id)),
      { seed: SEED },
    ),
  }
}

/** So many can stand in one list at most. */
function eligible(units: readonly JudgedUnit[]): number {
  const counts = perSchool(units.filter(({ chance }) => chance?.tier !== undefined))
  return counts.reduce((sum, count) => sum + Math.min(count, OF_ONE_SCHOOL), 0)
}

function perSchool(units: readonly JudgedUnit[]): number[] {
  const counts = new Map<string, number>()
  for (const { unit } of units) counts.set(unit.school.id, (counts.get(unit.school.id) ?? 0) + 1)
  return [...counts.values()]
}

function isAtHome({ unit }: JudgedUnit, home: string): boolean {
  return unit.school.provinceName === home
}

function placeRows(lists: readonly Made[]): BoundedRow[] {
  const places = lists.flatMap(({ list, outlook: { typical } }) =>
    typical === undefined ? [] : [(typical + 1) / list.length],
  )
  const slips = lists.filter(({ list }) => list.some(({ chance }) => chance?.tier === 3))
  const given = lists.filter(({ list, outlook: { typical } }) => list[typical ?? 0]?.chance?.tier === 3)
  return [
    atMost('通常投中“保”的表：冲、稳没有用处', given.length, 0, 0),
    atMost('通常投中的一行，占全表的位置：P90', quantile(places, 0.9), 0.67),
    atMost('有“保”的表，滑档的可能：最大', Math.max(...slips.map(({ outlook }) => outlook.slip)), 0.03, 3),
  ]
}

function compositionRows(lists: readonly Made[]): BoundedRow[] {
  const shares = (of: (judged: JudgedUnit) => boolean) =>
    lists.map(({ list, size }) => list.filter(of).length / size)
  const home = lists.filter(({ list, home, openAtHome }) => {
    const rows = list.filter((judged) => isAtHome(judged, home)).length
    return rows < Math.min(Math.floor(list.length / 3), Math.floor(openAtHome / 2))
  })
  const dreaming = lists.filter(
    ({ list, size, open }) => open >= size && list.some(({ chance }) => chance?.tier === undefined),
  )
  return [
    atMost('本省的行不到三分之一、也不到可选的一半的表', home.length, Math.ceil(lists.length / 50), 0),
    atMost('中外合作办学的行，最大占比', Math.max(...shares(({ unit }) => isJoint(unit))), 0),
    atMost('1–2 人单位的行，最大占比', Math.max(...shares(isSmall)), 0.1),
    atMost('够得着的不缺，却有机会不到一成的行的表', dreaming.length, 0, 0),
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
