import { normal, pick } from '../../kit/seed'
import { number, type Row, rows, text } from '../../kit/table'
import { digits, findMajor, levelOfCode, type Major } from '../catalogue'
import { MAJOR_INTAKE, MAJOR_SCHOOL_SUBJECTS, MAJOR_TRAITS } from '../facts/majors-traits'

/** A cell that is empty takes the type's value, so that none of these is read as a number yet. */
const TRAIT = { electives: text, heat: text, years: text, men: text }
type Trait = Row<typeof TRAIT>

let traits: ReadonlyMap<string, Trait> | undefined

function traitTable(): ReadonlyMap<string, Trait> {
  traits ??= new Map(
    rows({ MAJOR_TRAITS }, { code: text, ...TRAIT }).map(({ code, ...trait }) => [code, trait]),
  )
  return traits
}

/** The 高职专科 code beside which a 职业本科 code (21–39) stands: the same major family twenty numbers further on. */
export function familyCode(code: string): string {
  return levelOfCode(code) === 3 ? String(Number(code.slice(0, 2)) + 20) + code.slice(2) : code
}

/** The first filled cell: the major's own row, its type's, its category's; for 职业本科 also the family's. */
function requireTrait(code: string, field: keyof Trait): string {
  const bare = digits(code)
  const family = familyCode(bare)
  const own = levelOfCode(bare) === 3 ? [bare.slice(0, 4), bare.slice(0, 2)] : [bare]
  for (const key of [...own, family.slice(0, 4)]) {
    const value = traitTable().get(key)?.[field]
    if (value) return value
  }
  throw new Error(`专业没有属性：${code} ${field}`)
}

/** The major of a code; throws on an unknown one, because a plan must not be made for a major that is not there. */
function requireMajor(majorCode: string): Major {
  const major = findMajor(majorCode)
  if (!major) throw new Error(`没有这个专业：${majorCode}`)
  return major
}

/**
 * Electives a school usually asks for: 不限, or subjects that must all be sat, joined by commas (物理 / 物理,化学 / 历史 /
 * 政治 / 化学 …). 物理 and 历史 name the first choice of 3+1+2. Throws on an unknown code.
 * 教育部《普通高校本科招生专业选考科目要求指引（通用版）》, in general; a single school may differ.
 */
export function subjectRequirement(majorCode: string): string {
  return requireTrait(requireMajor(majorCode).majorCode, 'electives')
}

/**
 * How sought-after a major is inside a school, in standard deviations. Over the undergraduate catalogue about −1.8 to
 * 1.9, mean near −0.1. Majors without a figure of their own scatter by 0.12 around their type. Throws on an unknown
 * code.
 */
export function majorDemand(majorCode: string): number {
  const { majorCode: code } = requireMajor(majorCode)
  const base = Number(requireTrait(code, 'heat'))
  return traitTable().get(digits(code))?.heat ? base : base + 0.12 * normal('major-heat', code)
}

/** Years of study: 3 (junior college), 4, or 5 (clinical medicine, traditional medicine, architecture …). Throws on an unknown code. */
export function schoolSystem(majorCode: string): number {
  return Number(requireTrait(requireMajor(majorCode).majorCode, 'years'))
}

/** Men among a hundred students, 1–99. Throws on an unknown code. */
export function menPerHundred(majorCode: string): number {
  const { majorCode: code } = requireMajor(majorCode)
  const base = Number(requireTrait(code, 'men'))
  if (traitTable().get(digits(code))?.men) return base
  return Math.round(Math.min(98, Math.max(2, base + 4 * normal('major-men', code))))
}

const PUBLIC_FEES: Readonly<Record<string, readonly number[]>> = {
  '04': [4200, 5000, 5280],
  '07': [5000, 5200, 5500, 6240],
  '08': [5200, 5500, 5850, 6380],
  '09': [4000, 5000, 5760],
  '10': [5500, 5800, 6050, 6960],
  '13': [8000, 9000, 9900, 12_000],
  '14': [5500, 5850, 6380],
}

/**
 * A usual tuition in yuan a year; a hint that a school may multiply. `nature` is the ministry's wording (公办, 民办,
 * 中外合作办学 …); anything unknown counts as 公办. Throws on an unknown code. Demonstration values.
 */
export function tuition(majorCode: string, nature: string): number {
  const major = requireMajor(majorCode)
  const category = familyCode(major.majorCategoryCode)
  const art = category === '13' || category === '55'
  const medicine = category === '10' || category === '52'
  const fees = (list: readonly number[]) => pick(list, 'tuition', major.majorCode, nature)
  const surcharge = art ? 3000 : medicine ? 2000 : 0
  if (nature.includes('合作')) return fees([38_000, 48_000, 60_000, 78_000])
  if (nature.includes('民办')) {
    return (
      surcharge + fees(major.level === 2 ? [9800, 11_800, 12_800, 14_800] : [18_800, 19_800, 21_800, 23_800])
    )
  }
  if (major.level === 1) return fees(PUBLIC_FEES[category] ?? [4660, 5000, 5200, 5500])
  return (
    (art ? 2000 : medicine ? 1000 : 0) + fees(major.level === 2 ? [3900, 4200, 5000] : [5000, 5500, 6000])
  )
}

let schoolSubjects: readonly { readonly start: string; readonly subjects: string }[] | undefined

/** High-school subjects used most in a major, joined by 、. */
export function usefulSchoolSubjects(majorCode: string): string {
  schoolSubjects ??= rows({ MAJOR_SCHOOL_SUBJECTS }, { start: text, subjects: text }).sort(
    (a, b) => b.start.length - a.start.length,
  )
  const code = familyCode(majorCode)
  return schoolSubjects.find(({ start }) => code.startsWith(start))?.subjects ?? '语文、数学'
}

let intake: ReadonlyMap<string, number> | undefined

/**
 * Students a year in each major of one type over the country, in thousands, in the order given: a major's own figure,
 * or its part of the type's remainder. That part falls with the place in the catalogue. Vocational undergraduates are
 * a twelfth of their family. Demonstration values.
 */
export function majorIntakes(ofType: readonly Major[]): number[] {
  const table = intakeTable()
  const own = ofType.map((major) => (major.level === 3 ? undefined : table.get(digits(major.majorCode))))
  const whole = table.get(familyCode(ofType[0]?.typeCode ?? '')) ?? 1
  const taken = own.reduce((sum: number, figure) => sum + (figure ?? 0), 0)
  // The rest of the type keeps at least a tenth beside the single figures.
  const left = Math.max(whole - taken, whole / 10) / (ofType[0]?.level === 3 ? 12 : 1)
  const weights = ofType.map((major, i) => (own[i] === undefined ? weightInType(major) : 0))
  const sum = weights.reduce((a, b) => a + b, 0)
  return ofType.map((_, i) => own[i] ?? (left * (weights[i] ?? 0)) / sum)
}

function intakeTable(): ReadonlyMap<string, number> {
  intake ??= new Map(
    rows({ MAJOR_INTAKE }, { code: text, thousands: number }).map(({ code, thousands }) => [code, thousands]),
  )
  return intake
}

/** Special majors (T) are offered by few schools. */
function weightInType({ majorCode, position }: Major): number {
  return (/T/.test(majorCode) ? 0.25 : 1) / (1 + 0.35 * position)
}
