import { normal } from '../kit/seed'
import { cell, factRows } from '../kit/table'
import type { School } from '../schools/schools'
import { SCHOOL_STRENGTH, STRENGTH_FEATURES } from './facts/school-strength'

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

let fitted: ReadonlyMap<string, Pair> | undefined
let worths: ReadonlyMap<string, readonly number[]> | undefined

function fittedTable(): ReadonlyMap<string, Pair> {
  const value = (text: string) => (text === '' ? undefined : Number(text))
  fitted ??= new Map(
    factRows(SCHOOL_STRENGTH).map((row) => [
      cell(row, 0),
      { 物理: value(cell(row, 1)), 历史: value(cell(row, 2)) },
    ]),
  )
  return fitted
}

function worth(feature: string, column: number): number {
  worths ??= new Map(factRows(STRENGTH_FEATURES).map((row) => [cell(row, 0), row.slice(1).map(Number)]))
  return worths.get(feature)?.[column] ?? 0
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

/**
 * Where a school stands on the national ability scale of a side: ln of the share of candidates above its lowest one,
 * at most −0.02; without nearness and year. Fitted where 安徽 has its line, else what its features say with a little scatter.
 */
export function nationalStrength(school: School, side: Side): number {
  const known = fittedTable().get(school.id)?.[side]
  if (known !== undefined) return Math.min(-known / 1000, -0.005)
  const column = (school.level === '本科' ? 0 : 2) + (side === '物理' ? 0 : 1)
  const sum = featuresOf(school).reduce((total, feature) => total + worth(feature, column), 0)
  const scatter = SCATTER[school.level] * normal('strength', school.id, side)
  return -Math.max(sum + scatter, 20) / 1000
}
