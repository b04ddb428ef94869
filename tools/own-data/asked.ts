import type { Category } from '~/rules/exam/candidate-categories'
import { categoryChoices, categoryName } from '~/rules/exam/candidate-categories'
import { examMode, type Subject } from '~/rules/exam/exam-mode'
import { provinceName } from '~/rules/exam/province'
import { batchName, subjectName } from '~/rules/exam/reported-names'
import type { FileReport } from './problems'
import type { TableRow } from './read-cells'
import { plainNumber, shown } from './values'

/** For whom a table is, beside its rows: what its title, its file or its sheet says. */
export interface TableContext {
  readonly province: string
  readonly report: FileReport
  /** Of the title above the header, or the name of file and sheet: where no column says it. */
  readonly year?: number
  readonly subject?: string
  /** The newest year that a table may be of. */
  readonly newestYear: number
  /** The place of the file in the data. */
  readonly file: number
}

const OLDEST_YEAR = 2010
/** Words of columns that are read once. */
const MOST_KEPT = 1000

/** The year of a row; told where it is none. A row of another province is an error too. */
export function yearOf(row: TableRow, context: TableContext): number | undefined {
  const { province, report } = context
  const ofProvince = row.text('省份')
  if (ofProvince !== undefined && provinceName(ofProvince) !== province) {
    report.tell('错', row.line, '省份', `写的是${shown(ofProvince)}，文件是${province}的`)
    return undefined
  }
  const reported = row.text('年份')
  if (reported === undefined) {
    if (context.year === undefined) report.tell('错', row.line, '年份', '没有写')
    return context.year
  }
  const year = plainNumber(reported.replace(/年(度|份)?$/, ''))
  if (
    year === undefined ||
    !Number.isInteger(year) ||
    year < OLDEST_YEAR ||
    year > context.newestYear ||
    !examMode(province, year)
  ) {
    report.tell(
      '错',
      row.line,
      '年份',
      `应在 ${OLDEST_YEAR} 到 ${context.newestYear} 之间，写的是 ${shown(reported)}`,
    )
    return undefined
  }
  if (context.year !== undefined && year !== context.year) {
    report.tell('疑', row.line, '年份', `写的是 ${year}，表的标题或文件名说的是 ${context.year}`)
  }
  return year
}

/** What names everybody where all are ranked together. */
const EVERYBODY = /^(普通|普通类|综合|综合类|全部|不限|不分科类|不分首选科目|3\+3|3\+3综合)$/
const CATEGORY = /[(]?([AB]类|单列类?)[)]?/

interface AskedSubject {
  readonly subject: Subject
  readonly category?: Category
}

const subjects = new Map<string, AskedSubject | undefined>()

/** Subject of a row, with the category of candidates where the province tells them apart. */
export function subjectOf(
  row: TableRow,
  year: number,
  { province, report, subject: ofTitle }: TableContext,
): AskedSubject | undefined {
  const reported = row.text('科类') ?? ofTitle
  if (reported === undefined) {
    report.tell('错', row.line, '科类', '没有写')
    return undefined
  }
  const key = `${province}|${year}|${reported}`
  const known = subjects.has(key) ? subjects.get(key) : readSubject(province, year, reported)
  if (subjects.size < MOST_KEPT) subjects.set(key, known)
  if (known) return known
  const offered = examMode(province, year)?.subjects.join('、')
  report.tell('错', row.line, '科类', `${province} ${year} 年考的是${offered}，写的是${shown(reported)}`)
  return undefined
}

function readSubject(province: string, year: number, reported: string): AskedSubject | undefined {
  const offered = examMode(province, year)?.subjects ?? []
  const marked = CATEGORY.exec(reported)
  const category = categoryChoices(province).find(
    ({ value }) => value !== '' && marked && categoryName(value).startsWith(marked[1]?.slice(0, 1) ?? '-'),
  )?.value
  const name = subjectName(category ? reported.replace(CATEGORY, '').replace(/[()]/g, '') : reported)
  const only = offered.length === 1 && EVERYBODY.test(reported) ? offered[0] : undefined
  const subject = only ?? offered.find((one) => one === name)
  return subject && { subject, ...(category && { category }) }
}

/** Names of batches in everyday use, and the product's. */
const BATCHES: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^(特殊类型|特招|自主招生|高校专项)(招生)?(考生)?(批|类)?(录取)?(最低)?(控制)?(分数)?线?$/, '特殊类型'],
  [/^(本科|本科批|普通本科|普通本科批)$/, '本科批'],
  [/^(专科|高职|高职专科|高职\(专科\)|专科\(高职\)|高职高专)批?$/, '专科批'],
  [/^(普通类)?(一段|1段|第一段|一段线)$/, '一段'],
  [/^(普通类)?(二段|2段|第二段|二段线)$/, '二段'],
  [/^(本科)?(一批|第一批|一本|本一)(本科)?批?$/, '本一'],
  [/^(本科)?(二批|第二批|二本|本二)(本科)?批?$/, '本二'],
]

/** Batches of the old exam that no province of the new one has. */
const OF_OLD_EXAM = new Set(['本一', '本二'])

/** The words that names of batches are made of: another one is a mistake. */
const BATCH_WORDS =
  /国家专项|地方专项|高校专项|专项|计划|综合评价|强基|特殊类型|本科|专科|高职|提前|普通|常规|平行|零|艺术|体育|音乐|美术|舞蹈|书法|播音|统考|校考|类|单列|单设|定向|公费|免费|优师|师范|军事|军队|公安|司法|航海|医学|农村|民族|少数|预科|贫困|其他|院校|志愿|征集|招生|批次|批|段|第|本[一二三]|[一二三四五1-5A-F]|[()-]/g
const SAYS_BATCH = /批|段|本科|专科|高职|本[一二]|特殊类型/

const batches = new Map<string, string>()

/** The batch as the product names it. A file has a handful, in every row. */
function plainBatch(reported: string): string {
  const before = batches.get(reported)
  if (before !== undefined) return before
  const name = productBatch(reported)
  if (batches.size < MOST_KEPT) batches.set(reported, name)
  return name
}

function productBatch(reported: string): string {
  const name = batchName(reported)
    .replace(/(录取)?(最低)?(控制)?(分数)?线$/, '')
    .replace(/^高职\(专科\)批$/, '专科批')
  return BATCHES.find(([pattern]) => pattern.test(name))?.[1] ?? name
}

/** The batch of a row; told where the province has none such. */
export function batchOf(row: TableRow, year: number, { province, report }: TableContext): string | undefined {
  const reported = row.text('批次')
  if (reported === undefined) {
    report.tell('错', row.line, '批次', '没有写')
    return undefined
  }
  const batch = plainBatch(reported)
  const isOld = examMode(province, year)?.mode === '文理'
  if (!isOld && OF_OLD_EXAM.has(batch)) {
    report.tell('错', row.line, '批次', `${province} ${year} 年不分一本、二本，写的是${shown(reported)}`)
    return undefined
  }
  if (batch.replace(BATCH_WORDS, '') === '' && SAYS_BATCH.test(batch)) return batch
  report.tell('错', row.line, '批次', `看不懂“${shown(reported)}”，应是本科批、专科批、特殊类型这样的名称`)
  return undefined
}
