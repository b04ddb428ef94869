import { normal } from '../../kit/seed'
import { number, optional, type Row, rows, text } from '../../kit/table'
import type { School } from '../../schools/schools'
import {
  SCHOOL_STRENGTH,
  STRENGTH_BY_HAND,
  STRENGTH_FEATURES,
  STRENGTH_IN_PROVINCE,
} from '../facts/school-strength'

/** The two halves of the candidates: 物理 and 理科 are one side, 历史 and 文科 the other. */
export type Side = '物理' | '历史'

const PROSPEROUS: Readonly<Record<string, string>> = Object.fromEntries([
  ...['北京', '上海'].map((name) => [name, '京沪']),
  ...['江苏', '浙江', '广东', '天津', '重庆', '湖北', '四川', '陕西', '福建'].map((name) => [name, '发达']),
  ...['新疆', '西藏', '青海', '甘肃', '内蒙古', '宁夏', '黑龙江', '吉林', '辽宁', '贵州', '云南', '广西'].map(
    (name) => [name, '偏远'],
  ),
])

/** Scatter of schools around what their features say, in thousandths: undergraduate and junior, measured by the fit. */
const SCATTER = { 本科: 200, 专科: 90 } as const

type Pair = Readonly<Record<Side, number | undefined>>

interface ByHand extends Pair {
  readonly national: boolean
}

/** By level and side. */
const WORTH = { 本科物理: number, 本科历史: number, 专科物理: number, 专科历史: number }
type Worth = Row<typeof WORTH>

let fitted: ReadonlyMap<string, Pair> | undefined
let byHand: ReadonlyMap<string, ByHand> | undefined
let worths: ReadonlyMap<string, Worth> | undefined

const PAIR = { 物理: optional(number), 历史: optional(number) }

function fittedTable(): ReadonlyMap<string, Pair> {
  fitted ??= new Map(rows({ SCHOOL_STRENGTH }, { id: text, ...PAIR }).map(({ id, ...pair }) => [id, pair]))
  return fitted
}

function byHandTable(): ReadonlyMap<string, ByHand> {
  byHand ??= new Map(
    rows({ STRENGTH_BY_HAND }, { id: text, ...PAIR, reach: optional(text) }).map(({ id, reach, ...pair }) => [
      id,
      { ...pair, national: reach === 'N' },
    ]),
  )
  return byHand
}

let inProvince: ReadonlyMap<string, number> | undefined

function provinceTable(): ReadonlyMap<string, number> {
  inProvince ??= new Map(
    rows({ STRENGTH_IN_PROVINCE }, { schoolAndProvince: text, strength: number }).map(
      ({ schoolAndProvince, strength }) => [schoolAndProvince, strength],
    ),
  )
  return inProvince
}

/** What is known of a school beyond its features: its lines in 安徽 count there, elsewhere what was looked at by hand. */
function strengthPair(school: School, province?: string): Pair | undefined {
  const [own, hand] = [fittedTable().get(school.id), byHandTable().get(school.id)]
  return province === '安徽' ? (own ?? hand) : (hand ?? own)
}

function worth(feature: string, of: keyof Worth): number {
  worths ??= new Map(
    rows({ STRENGTH_FEATURES }, { feature: text, ...WORTH }).map((row) => [row.feature, row]),
  )
  return worths.get(feature)?.[of] ?? 0
}

// Both sides are asked of every school: what they have in common is worked out once.
const features = new WeakMap<School, readonly string[]>()

function featuresOf(school: School): readonly string[] {
  let known = features.get(school)
  if (!known) {
    known = readFeatures(school)
    features.set(school, known)
  }
  return known
}

function readFeatures(school: School): string[] {
  const ministry = !/[省市区]$|教育厅|教委|公司|集团/.test(school.belongs)
  return [
    'base',
    ...school.schoolFeatures,
    ...school.schoolType,
    ...(school.schoolInstitution === '民办' ? ['民办'] : []),
    ...(school.schoolInstitution.includes('合作') ? ['合作'] : []),
    ...(school.vocational ? ['职业本科'] : []),
    ...(school.schoolName.endsWith('学院') ? ['学院'] : []),
    ...(ministry && school.schoolInstitution === '公办' && !school.schoolFeatures.includes('211')
      ? ['部委']
      : []),
    PROSPEROUS[school.provinceName] ?? '',
  ]
}

/** Whether the school enrolled that side in 安徽, as far as the fitted lines say. */
export function enrolledInAnhui(school: School, side: Side): boolean {
  return fittedTable().get(school.id)?.[side] !== undefined
}

/** How far a school reaches: all over the country where 安徽 or published lines know it. */
export function isNational(school: School): boolean {
  return fittedTable().has(school.id) || (byHandTable().get(school.id)?.national ?? false)
}

/** Whether a school takes candidates of a side at all; an unknown school takes both. */
export function takes(school: School, side: Side): boolean {
  const pair = strengthPair(school)
  return pair === undefined || pair[side] !== undefined
}

/**
 * Where a school stands on the national ability scale of a side: ln of the share of candidates above its lowest one,
 * at most −0.02; without nearness and year. Fitted where 安徽 has its line, else what its features say with a little scatter.
 */
export function nationalStrength(school: School, side: Side, province?: string): number {
  const local = side === '物理' ? provinceTable().get(`${school.id} ${province}`) : undefined
  const strength = local ?? strengthPair(school, province)?.[side]
  if (strength !== undefined) return Math.min(-strength / 1000, -0.005)
  const worthIn = (feature: string) => worth(feature, `${school.level}${side}`)
  const sum = featuresOf(school).reduce((total, feature) => total + worthIn(feature), 0)
  const scatter = SCATTER[school.level] * normal('strength', school.id, side)
  return -Math.max(sum + scatter, 20) / 1000
}
