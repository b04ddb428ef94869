import { type AdmissionGroup, admissionGroups } from '~/mocks/world/admission/model/groups'
import { findSchool, nearness, type School, schools } from '~/mocks/world/schools/schools'
import { FEW_PLACES } from '~/rules/filing/places'
import { atMost, type BoundedRow, boundedSection } from './bounded-row'
import { publishedGroups } from './published-groups'
import { referenceRows } from './reference-file'
import type { Section } from './section'
import { quantile } from './statistics'

const PROVINCE = '安徽'
const YEAR = 2025
const SIDES = ['物理', '历史'] as const
type Side = (typeof SIDES)[number]

/** A group of the reference whose plans are all known. */
interface KnownGroup {
  readonly school: string
  readonly plan: number
  readonly majors: number
}

/**
 * How far the line of the highest group stands from that of the lowest: median and P95 of ratios of ranks inside a
 * school, in the ordinary groups of `groups_anhui_2025`. Schools are told apart by name (34 of them have no code
 * there).
 */
const RATIOS: Readonly<Record<Side, readonly [middle: number, far: number]>> = {
  物理: [1.51, 6.55],
  历史: [1.28, 3.35],
}

/** Groups of the well-known schools in 安徽 2025: sizes, plans, distances, against the reference without its doubled rows. */
export function groupSection(dataDir: string): Section {
  const rows = referenceRows(dataDir, 'group_majors_anhui_2025').filter(({ batch }) => batch === '本科批')
  const known = Object.fromEntries(SIDES.map((side) => [side, knownGroups(rows, side)])) as Record<
    Side,
    KnownGroup[]
  >
  const ids = [...new Set(rows.map(({ zs_code = '' }) => zs_code))]
  return boundedSection('专业组：计划、大小、组间之差（安徽 2025，去掉重复行和计划不明的组）', [
    ...SIDES.flatMap((side) => sizeRows(side, ofSchools(ids, side).flat(), known[side])),
    ...SIDES.flatMap((side) => majorRows(side, known[side])),
    ...SIDES.flatMap((side) => ratioRows(side, ofSchools(ids, side))),
    mainGroupRow(dataDir),
    ...planRows(known),
    largestRow(),
    repeatedRow(),
  ])
}

type PublishedRows = Map<string, { readonly school: string; readonly plan: string }>

/**
 * One group of a school often holds, beside its own, the rows of all its other groups: the compilation merged them. Such a row
 * belongs to the smaller group.
 */
function withoutUnions(groups: ReadonlyMap<string, PublishedRows>): PublishedRows[] {
  const placed = new Set<string>()
  return [...groups.values()]
    .toSorted((a, b) => a.size - b.size)
    .map((majors) => {
      const own = [...majors].filter(([row, { school }]) => !placed.has(`${school}|${row}`))
      for (const [row, { school }] of own) placed.add(`${school}|${row}`)
      return new Map(own)
    })
    .filter(({ size }) => size > 0)
}

function knownGroups(rows: ReturnType<typeof referenceRows>, side: Side): KnownGroup[] {
  const groups = new Map<string, PublishedRows>()
  for (const { subject, zs_code = '', group, major_full, plan = '' } of rows) {
    if (!subject?.startsWith(side)) continue
    const key = `${zs_code}|${group}`
    const majors = groups.get(key) ?? new Map()
    majors.set(`${major_full}|${plan}`, { school: zs_code, plan })
    groups.set(key, majors)
  }
  return withoutUnions(groups).flatMap((majors) => {
    const all = [...majors.values()]
    if (!all.every(({ plan }) => /^\d+$/.test(plan))) return []
    const plan = all.reduce((sum, one) => sum + Number(one.plan), 0)
    return [{ school: all[0]?.school ?? '', plan, majors: all.length }]
  })
}

function groupsOf(school: School, subject: Side): AdmissionGroup[] {
  return admissionGroups({ school, province: PROVINCE, year: YEAR, subject }).filter(
    ({ level }) => level === '本科',
  )
}

function ofSchools(ids: readonly string[], subject: Side): AdmissionGroup[][] {
  return ids.flatMap((id) => {
    const school = findSchool(id)
    const groups = school?.level === '本科' ? groupsOf(school, subject) : []
    return groups.length > 0 ? [groups] : []
  })
}

/** A figure that must lie within a share of the reference, or within a distance of it. */
function within(
  name: string,
  own: number,
  real: number,
  by: { share: number } | { off: number },
): BoundedRow {
  const off = 'share' in by ? by.share * real : by.off
  return {
    name,
    measured: own.toFixed(3),
    bound: `${real.toFixed(3)} ± ${off.toFixed(3)}`,
    met: Math.abs(own - real) <= off,
  }
}

function sizeRows(side: Side, own: readonly AdmissionGroup[], real: readonly KnownGroup[]): BoundedRow[] {
  const plans = own.map(({ planNum }) => planNum)
  const realPlans = real.map(({ plan }) => plan)
  const small = (of: readonly number[]) => of.filter((plan) => plan <= FEW_PLACES).length / of.length
  const [ownSmall, realSmall] = [small(plans), small(realPlans)]
  return [
    within(`${side} 组的计划，中位`, quantile(plans, 0.5), quantile(realPlans, 0.5), { share: 0.25 }),
    within(`${side} 只招 1–2 人的组，占比`, ownSmall, realSmall, { off: 0.04 }),
  ]
}

/** Of the schools that have known groups: of the leading ones the reference has a single row of each group. */
function majorRows(side: Side, real: readonly KnownGroup[]): BoundedRow[] {
  const known = [...new Set(real.map(({ school }) => school))]
  const own = ofSchools(known, side)
    .flat()
    .map(({ majors }) => majors.length)
  const counts = real.map(({ majors }) => majors)
  return [0.5, 0.9].map((part) => {
    const name = `${side} 组里的专业数，${part === 0.5 ? '中位' : 'P90'}`
    return within(name, quantile(own, part), quantile(counts, part), { share: 0.25 })
  })
}

function ratioRows(side: Side, bySchool: readonly (readonly AdmissionGroup[])[]): BoundedRow[] {
  const [middle, far] = RATIOS[side]
  const ratios = bySchool
    .filter((groups) => groups.length > 1)
    .map((groups) => groups.map(({ lowestRank }) => lowestRank))
    .map((ranks) => Math.max(...ranks) / Math.min(...ranks))
  const name = `${side} 校内组位次最大/最小`
  return [
    within(`${name}，中位`, quantile(ratios, 0.5), middle, { share: 0.2 }),
    within(`${name}，P95`, quantile(ratios, 0.95), far, { share: 0.3 }),
  ]
}

/** The group in which the middle place of a school lies may be so far off, in ln of rank. */
const FURTHEST_OFF = 0.3
/** Of more than 250: one school has a single group of its own where the published are apart. */
const MOST_OFF = 2

/** The main group of each school and subject, that of the middle place, against the published one. */
function mainGroupRow(dataDir: string): BoundedRow {
  const pairs = publishedGroups(dataDir).flatMap(({ id, subject, middle }) => {
    const school = findSchool(id)
    const side = SIDES.find((name) => name === subject)
    const groups = school?.level === '本科' && side ? groupsOf(school, side) : []
    const own = rankOfMiddle(groups)
    return school && own !== undefined
      ? [{ name: `${school.schoolName} ${subject}`, off: Math.abs(Math.log(own / middle)) }]
      : []
  })
  const far = pairs.filter(({ off }) => off > FURTHEST_OFF)
  const names =
    far.length > 0 ? `：${far.map(({ name, off }) => `${name} ${off.toFixed(2)}`).join('、')}` : ''
  const name = `主体专业组的位次偏差超过 ${FURTHEST_OFF} 的院校（共 ${pairs.length}${names}）`
  return atMost(name, far.length, MOST_OFF, 0)
}

function rankOfMiddle(groups: readonly AdmissionGroup[]): number | undefined {
  const plain = groups.filter(({ joint }) => !joint)
  const ranked = (plain.length > 0 ? plain : groups).toSorted((a, b) => b.lowestRank - a.lowestRank)
  const half = ranked.reduce((sum, { planNum }) => sum + planNum, 0) / 2
  let filled = 0
  return ranked.find(({ planNum }) => {
    filled += planNum
    return filled >= half
  })?.lowestRank
}

/** Plans of the schools from outside all of whose groups are known, against the reference. */
function planRows(known: Readonly<Record<Side, readonly KnownGroup[]>>): BoundedRow[] {
  const plans = new Map<string, { school: School; side: Side; real: number; groups: number }>()
  for (const side of SIDES) {
    for (const { school: id, plan } of known[side]) {
      const school = findSchool(id)
      if (!school || nearness(school, PROVINCE) === 'home') continue
      const sum = plans.get(`${id}|${side}`) ?? { school, side, real: 0, groups: 0 }
      plans.set(`${id}|${side}`, { ...sum, real: sum.real + plan, groups: sum.groups + 1 })
    }
  }
  const ratios = [...plans.values()].flatMap(({ school, side, real }) => {
    const groups = groupsOf(school, side)
    const own = groups.reduce((sum, { planNum }) => sum + planNum, 0)
    return groups.length > 0 && real >= LEAST_PLAN ? [own / real] : []
  })
  const low = ratios.filter((ratio) => ratio < 1 / 3).length
  return [
    within(`外省院校的计划与参考之比，${ratios.length} 校中位`, quantile(ratios, 0.5), 1, { share: 0.2 }),
    atMost('外省院校的计划不到参考的三分之一', low, 0, 0),
  ]
}

const LEAST_PLAN = 8

function everyGroup(): { readonly school: School; readonly group: AdmissionGroup }[] {
  return SIDES.flatMap((side) =>
    schools()
      .filter(({ level }) => level === '本科')
      .flatMap((school) => groupsOf(school, side).map((group) => ({ school, group }))),
  )
}

function largestRow(): BoundedRow {
  const largest = everyGroup().sort((a, b) => b.group.planNum - a.group.planNum)[0]
  const name = `最大的组（${largest?.school.schoolName} ${largest?.group.code}）的计划`
  return atMost(name, largest?.group.planNum ?? Number.NaN, 600, 0)
}

function repeatedRow(): BoundedRow {
  const repeated = everyGroup().filter(({ group }) => {
    const names = group.majors.map(({ entry }) => entry.name)
    return new Set(names).size < names.length
  })
  return atMost('同一组里同名的专业', repeated.length, 0, 0)
}
