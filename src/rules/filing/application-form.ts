import { type ApplicationUnit, type ProvinceForm, provinceForm } from '../exam/province-forms'
import { batchLevel, isEarlyBatch } from './batches'

/** The form of application of one batch. */
export interface ApplicationForm {
  readonly unit: ApplicationUnit
  /** Absent where it is not known: before a province's new exam, and in most early batches. */
  readonly choiceCount?: number
  readonly majorsPerChoice: number
  readonly adjustment: boolean
  /** Filed by one order of all candidates; otherwise choice by choice. */
  readonly parallel: boolean
  /** The batch comes before the regular ones: an admission in it ends the candidate's part in those. */
  readonly early: boolean
  readonly supplementaryRounds?: number
}

/** Differences of a batch from the undergraduate batch of its province. */
interface BatchException {
  readonly province: string
  readonly applies: (batch: string) => boolean
  readonly from: number
  readonly unit?: ApplicationUnit
  readonly choiceCount?: number
  readonly parallel?: boolean
}

const regularJunior = (batch: string) => batchLevel(batch) === '专科' && !isEarlyBatch(batch)
const part = (name: string) => (batch: string) => batch.includes(name)

/** Source: the notices of `province-forms.ts`; the rule of 宁夏 stands in secondary accounts only. */
const EXCEPTIONS: readonly BatchException[] = [
  { province: '北京', applies: regularJunior, from: 2020, choiceCount: 20 },
  { province: '天津', applies: part('B段'), from: 2020, choiceCount: 25 },
  { province: '吉林', applies: regularJunior, from: 2024, choiceCount: 40 },
  { province: '福建', applies: regularJunior, from: 2026, unit: '专业+院校', choiceCount: 40 },
  {
    province: '河南',
    applies: isEarlyBatch,
    from: 2025,
    unit: '专业+院校',
    choiceCount: 64,
    parallel: true,
  },
  { province: '湖北', applies: isEarlyBatch, from: 2021, choiceCount: 20, parallel: true },
  { province: '四川', applies: part('批A段'), from: 2025, choiceCount: 20 },
  { province: '青海', applies: isEarlyBatch, from: 2025, choiceCount: 60, parallel: true },
  { province: '宁夏', applies: part('本科批A段'), from: 2025, choiceCount: 1, parallel: false },
]

const UNDERGRADUATE = '本科批'
/** Majors of one school under the old exam, as nearly all provinces had it. */
const OLD_MAJORS = 6

/**
 * The form of a batch in a province and year, for page, server and check-up; undefined for an unknown province. Before the new exam one choice is a
 * school with its majors and 服从调剂. Their number is not known here.
 */
export function applicationForm(
  province: string,
  year: number,
  batch: string = UNDERGRADUATE,
): ApplicationForm | undefined {
  const form = provinceForm(province)
  if (!form) return undefined
  const early = isEarlyBatch(batch)
  const other = EXCEPTIONS.find(
    (item) => item.province === province && item.applies(batch) && year >= item.from,
  )
  const unit = other?.unit ?? unitIn(form, year)
  const choiceCount = other?.choiceCount ?? (early ? undefined : choicesIn(form, year))
  return {
    unit,
    ...(choiceCount !== undefined && { choiceCount }),
    majorsPerChoice: unit === '专业+院校' ? 1 : majorsIn(form, year),
    adjustment: unit !== '专业+院校',
    parallel: other?.parallel ?? !early,
    early,
    ...(form.supplementaryRounds !== undefined && { supplementaryRounds: form.supplementaryRounds }),
  }
}

/** What is said of a province without a form. */
export function unknownForm(province: string): string {
  return `不认识 ${province} 的志愿填报办法`
}

/** Whether candidates of a province still sat 文科 or 理科 in a year; false for an unknown province. */
export function isOldExamYear(province: string, year: number): boolean {
  const form = provinceForm(province)
  return form !== undefined && isOldExam(form, year)
}

/** 1 in the first year of a province's new exam, 2 in the second; undefined in any other year. */
export function reformYear(province: string, year: number): 1 | 2 | undefined {
  const first = provinceForm(province)?.firstNewExamYear
  if (first === undefined) return undefined
  return year === first ? 1 : year === first + 1 ? 2 : undefined
}

function isOldExam({ firstNewExamYear }: ProvinceForm, year: number): boolean {
  return year < firstNewExamYear
}

function unitIn(form: ProvinceForm, year: number): ApplicationUnit {
  return isOldExam(form, year) ? '院校' : form.unit
}

/** A province that sits the old exam to this day is in the table with the form it has. */
function isBeforeTable(form: ProvinceForm, year: number): boolean {
  return isOldExam(form, year) && form.unit !== '院校'
}

function majorsIn(form: ProvinceForm, year: number): number {
  return isBeforeTable(form, year) ? OLD_MAJORS : form.majorsPerUnit
}

function choicesIn(form: ProvinceForm, year: number): number | undefined {
  if (isBeforeTable(form, year)) return undefined
  return form.choices.find(({ from }) => year >= from)?.count
}
