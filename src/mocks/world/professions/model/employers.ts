import { normal, pick, shuffle, uniform } from '../../kit/seed'
import { apportion } from './shares'
import { tenthsOfPercent, yearOpenings } from './stats'
import { employerKinds, hasSample, requireProfessionTrait } from './traits'

/** Company (S2 §3): openings of a year by kind of employer or by employer, with their percent. */
export interface CompanyHiring {
  readonly companyNature: string
  /** Empty in a list by nature. */
  readonly companyName: string
  readonly companyHiring: number
  /** Percent of the year's openings with one decimal; a page rounds it to whole numbers, minimum 1 (S2 §9). */
  readonly percentage: number
}

/** An employer of the demonstration world. */
export interface Employer {
  readonly name: string
  readonly nature: string
  readonly scale: string
}

/** Two-character fore-names that belong to nobody in particular; every employer carries （示例） as well. */
const FORENAMES =
  '青澜,云岫,禾川,北渚,临溪,沐野,知远,汀洲,松月,锦帆,拾光,望舒,长庚,朗润,听涛,采薇,若谷,明沙,晴川,凌霄,白鹭,初晓,安澜,元启,步云,怀瑾,南枝,清和,映山,栖梧'.split(
    ',',
  )
const PLACES = '青澜市,云岫市,禾川市,北渚市,临溪市,沐野县,松月区,锦帆区,望舒县,长庚市'.split(',')
const SCALES = ['20人以下', '20-99人', '100-499人', '500-999人', '1000-9999人', '10000人以上'] as const
const PUBLIC_NATURES = ['事业单位', '国家机关']
const EMPLOYERS_OF_A_TYPE = 30
/** Employers that the lists name take this part of the openings; the rest are the many that no list names. */
const NAMED_PART = 0.06

/** The invented employers of a profession type, in a fixed order; throws on an unknown code. */
export function employersOf(code: string): Employer[] {
  const { typeCode, trade, institution, employerWeights } = requireProfessionTrait(code)
  const names = shuffle(FORENAMES, 'employers', typeCode)
  const natures = apportion(EMPLOYERS_OF_A_TYPE, employerWeights).flatMap((count, i) =>
    Array.from({ length: count }, () => employerKinds[i] ?? ''),
  )
  return shuffle(natures, 'employer-natures', typeCode).map((nature, i) => ({
    name: PUBLIC_NATURES.includes(nature)
      ? `${PLACES[i % PLACES.length]}${ordinal(i)}${institution}（示例）`
      : companyName(names[i % names.length] ?? '', trade, nature, i),
    nature,
    scale: pick(SCALES.slice(nature === '个体经营户' ? 0 : 1), 'employer-scale', typeCode, i),
  }))
}

/** The second and third institution of the same place are numbered. */
function ordinal(index: number): string {
  return ['', '第二', '第三'][Math.floor(index / PLACES.length)] ?? ''
}

function companyName(forename: string, trade: string, nature: string, index: number): string {
  if (nature === '个体经营户') return `${forename}${trade}工作室（示例）`
  if (nature === '社会组织') return `${forename}${trade}服务社（示例）`
  const form = nature === '上市公司' || nature === '股份制企业' ? '股份有限公司' : '有限公司'
  return `${forename}${trade}${index % 3 === 2 ? '集团' : ''}${form}（示例）`
}

/** Openings of a year by kind of employer, largest first; they sum to the year's openings. Empty where no sample exists. */
export function hiringByNature(code: string, lastYear: number): CompanyHiring[] {
  if (!hasSample(code)) return []
  const { typeCode, employerWeights } = requireProfessionTrait(code)
  const present = employerKinds
    .map((nature, i) => ({
      nature,
      weight: (employerWeights[i] ?? 0) * Math.exp(0.1 * normal('nature', typeCode, nature)),
    }))
    .filter(({ weight }) => weight > 0)
  const weights = present.map(({ weight }) => weight)
  const total = yearOpenings(code, lastYear)
  const openings = apportion(total, weights)
  return present
    .map(({ nature }, i) => ({
      companyNature: nature,
      companyName: '',
      companyHiring: openings[i] ?? 0,
      percentage: tenthsOfPercent(openings[i] ?? 0, total),
    }))
    .sort((a, b) => b.companyHiring - a.companyHiring)
}

/** The employers with most openings in a year, largest first. Empty where no sample exists. */
export function hiringByCompany(code: string, lastYear: number, top = 10): CompanyHiring[] {
  if (!hasSample(code)) return []
  const total = yearOpenings(code, lastYear)
  const employers = employersOf(code)
  const weights = employers.map((_, i) => (0.6 + uniform('employer-size', code, lastYear, i)) / (i + 3))
  const openings = apportion(Math.round(total * NAMED_PART), weights)
  return employers
    .map(({ name, nature }, i) => ({
      companyNature: nature,
      companyName: name,
      companyHiring: openings[i] ?? 0,
      percentage: tenthsOfPercent(openings[i] ?? 0, total),
    }))
    .sort((a, b) => b.companyHiring - a.companyHiring)
    .slice(0, top)
}
