import { examMode } from '~/rules/exam/exam-mode'
import { PROVINCE_NAMES, provinceName } from '~/rules/exam/province'
import type {
  At,
  GivenData,
  GivenFile,
  GivenGrade,
  GivenProvince,
  GivenRow,
  GivenSchool,
  GivenScoreTable,
  Problem,
  ReadFolder,
} from '~/rules/own-data/given'
import { ranksIn, withRank } from '~/rules/own-data/score-ranks'
import { CHECKS, TABLE_CHECKS } from './checks/all'
import type { Tell } from './checks/check'
import { type FolderTable, openFolder, provinceIn } from './folder'
import type { TableName } from './format'
import { matchSources, type SourceFile } from './match-sources'
import { byPlace, type FileReport, fileReport } from './problems'
import { readCells, type TableCells } from './read-cells'
import { type SchoolNames, schoolNames } from './schools'
import { readCalendar } from './tables/calendar'
import { readControlLines } from './tables/control-lines'
import { readGroupLines, readMajorLines } from './tables/lines'
import type { SchoolContext } from './tables/of-school'
import { readPlan } from './tables/plan'
import { readGrades, readSchools } from './tables/schools'
import { givenTable, readScoreTables } from './tables/score-tables'
import { readSources } from './tables/sources'

/** A file that has more wrong rows than this share is not believed, from so many on. */
const MOST_WRONG = 0.05
const LEAST_WRONG = 10
/** A school that nobody knows is mended by 院校.csv; so many are another column, or another country. */
const MOST_UNKNOWN = 0.3

export interface ReadOptions {
  /** Called as the work goes on, with words for the reader. */
  readonly onProgress?: (text: string) => void
  readonly today?: Date
}

/** What the command tells beside the data. */
export interface FolderReading extends ReadFolder {
  /** Columns and sheets that are not used, once a file. */
  readonly unused: readonly string[]
}

/** A table that was opened, with its place in the data and what was found in it. */
interface OpenTable {
  readonly of: FolderTable
  readonly index: number
  readonly report: FileReport
  readonly cells: TableCells
  readonly province?: string
  /** Rows that are left out without an error: said twice. */
  readonly leftOut: Set<number>
}

/**
 * Reads a folder of tables, checks it and leaves out what is wrong. Never throws for what stands in a file. Throws where there
 * is no such folder.
 */
export async function readFolder(root: string, options: ReadOptions = {}): Promise<FolderReading> {
  const { onProgress = () => undefined, today = new Date() } = options
  const folder = await openFolder(root, (file) => onProgress(`读 ${file}`))
  const reports: FileReport[] = []
  const newReport = (file: string) => {
    const report = fileReport(file)
    reports.push(report)
    return report
  }
  for (const { path, text, isDoubt } of folder.refused) {
    newReport(path).tell(isDoubt ? '疑' : '错', undefined, undefined, text)
  }
  if (folder.tables.length === 0) {
    newReport('文件夹').tell('错', undefined, undefined, '里面没有读得懂的表')
  }
  const unused = [...folder.unused]
  const opened = folder.tables.map((of, index): OpenTable | undefined => {
    const report = newReport(nameOf(of))
    const cells = readCells(of.table, of.cells, (title) => columnsSaid(of, title), report)
    if (!cells) return undefined
    if (cells.unused.length > 0) unused.push(`${nameOf(of)}：${cells.unused.join('、')}`)
    if (cells.rows.length === 0 && of.sheet === undefined)
      report.tell('疑', undefined, undefined, '表头下面没有数据')
    const province = of.province ?? provinceSaid(cells, of)
    return { of, index, report, cells, ...(province !== undefined && { province }), leftOut: new Set() }
  })
  const tables = opened.flatMap((table) => table ?? [])
  const ofKind = (name: TableName) => tables.filter(({ of }) => of.table === name)

  const catalogue = schoolNames()
  const schools = ofKind('院校').flatMap(({ cells, report, index }) =>
    readSchools(cells.rows, { report, schools: catalogue, file: index }),
  )
  const names = schools.length > 0 ? schoolNames(schools) : catalogue
  const grades = ofKind('学科评估').flatMap(({ cells, report, index }) =>
    readGrades(cells.rows, { report, schools: names, file: index }),
  )
  const provinces = readProvinces(tables, names, today, onProgress)
  const refused = refuseWhole(tables)
  const isUsed = ({ at: [file, row] }: GivenRow) =>
    !refused.has(file) && !opened[file]?.report.isWrong(row) && !opened[file]?.leftOut.has(row)
  const marked = <R extends GivenRow>(rows: readonly R[]): readonly R[] =>
    rows.filter(isUsed).map((row) => {
      const [file, line] = row.at
      return opened[file]?.report.isDoubted(line) ? { ...row, isDoubted: true } : row
    })
  const kept = provinces.map((province): GivenProvince => finished(province, marked, refused))
  const used = countUsed(kept, marked(schools), marked(grades), folder.tables.length)
  const sources = matchSources(
    folder.tables.map((of): SourceFile => ({ path: of.path, sheet: of.sheet, table: of.table })),
    ofKind('来源').map(({ of, cells, report }) => ({
      path: of.path,
      report,
      rows: readSources(cells.rows, report),
    })),
  )
  const files = folder.tables.map((of, index): GivenFile => {
    const source = sources[index]
    if (!source && of.table !== '来源' && opened[index]?.cells.rows.length) {
      opened[index].report.tell('疑', undefined, undefined, '来源.csv 没有说这个文件从哪里来，不能说是官方的')
    }
    return {
      path: of.path,
      ...(of.sheet !== undefined && { sheet: of.sheet }),
      sha256: of.sha256,
      rows: opened[index]?.cells.rows.length ?? 0,
      used: of.table === '来源' ? (opened[index]?.cells.rows.length ?? 0) : (used[index] ?? 0),
      ...(source && { source }),
    }
  })
  const data: GivenData = {
    files,
    provinces: kept.filter(isFilled),
    schools: marked(schools),
    grades: marked(grades),
  }
  const problems: Problem[] = reports.flatMap((report) => report.problems).toSorted(byPlace)
  return { data, problems, unused }
}

const nameOf = ({ path, sheet }: FolderTable) => (sheet === undefined ? path : `${path} ${sheet}`)

/** What a title, or the name of file or sheet, says of all rows. */
function saidBy(of: FolderTable, title: string) {
  // A workbook of 2026 has lines of years before: its name says nothing of its sheets.
  const name = of.sheet ?? of.path.replace(/^.*\//, '')
  const text = `${title} ${name}`.normalize('NFKC')
  const years = [...new Set([...text.matchAll(/(?<!\d)(20[1-3]\d)(?!\d)/g)].map(([, year]) => Number(year)))]
  const subjects = [
    ...new Set(
      [...text.matchAll(/物理|历史|理科|文科|理工|文史|不分文理|综合改革/g)].map(([subject]) => subject),
    ),
  ]
  return {
    year: years.length === 1 ? years[0] : undefined,
    subject: subjects.length === 1 ? subjects[0] : undefined,
  }
}

function columnsSaid(of: FolderTable, title: string): ReadonlySet<string> {
  const { year, subject } = saidBy(of, title)
  return new Set([...(year === undefined ? [] : ['年份']), ...(subject === undefined ? [] : ['科类'])])
}

/** The province of a table that lies in no folder of one. */
function provinceSaid({ rows, title }: TableCells, of: FolderTable): string | undefined {
  const told = provinceName(rows[0]?.text('省份') ?? '')
  if (PROVINCE_NAMES.includes(told)) return told
  return provinceIn(`${title} ${of.sheet ?? ''}`)
}

function readProvinces(
  tables: readonly OpenTable[],
  schools: SchoolNames,
  today: Date,
  onProgress: (text: string) => void,
): readonly GivenProvince[] {
  const beside = new Set(
    tables.flatMap(({ of, province }) => (of.path.includes('/') ? [] : (province ?? []))),
  )
  const only = beside.size === 1 ? [...beside][0] : undefined
  const ofTable = (table: OpenTable) => table.province ?? only
  const own = tables.filter(({ of }) => !['院校', '学科评估', '来源'].includes(of.table))
  for (const table of own) {
    if (ofTable(table) !== undefined) continue
    const text = '不知道是哪个省的：放进以省命名的文件夹，如 江苏/'
    table.report.tell('错', undefined, undefined, text)
  }
  return PROVINCE_NAMES.flatMap((province) => {
    const ofProvince = own.filter((table) => ofTable(table) === province)
    return ofProvince.length === 0 ? [] : readProvince(province, ofProvince, schools, today, onProgress)
  })
}

function readProvince(
  province: string,
  tables: readonly OpenTable[],
  schools: SchoolNames,
  today: Date,
  onProgress: (text: string) => void,
): GivenProvince {
  const contextOf = ({ of, index, report, cells }: OpenTable): SchoolContext => {
    const { year, subject } = saidBy(of, cells.title)
    return {
      province,
      report,
      schools,
      file: index,
      newestYear: today.getFullYear() + 1,
      ...(year !== undefined && { year }),
      ...(subject !== undefined && { subject }),
    }
  }
  const read = <R>(
    name: TableName,
    reader: (rows: TableCells['rows'], context: SchoolContext) => readonly R[],
  ): readonly R[] =>
    tables
      .filter(({ of }) => of.table === name)
      .flatMap((table) => {
        onProgress(`查 ${nameOf(table.of)}：${table.cells.rows.length} 行`)
        return reader(table.cells.rows, contextOf(table))
      })
  const scoreTables = tables
    .filter(({ of }) => of.table === '一分一段')
    .flatMap((table) => scoreTablesOf(table, contextOf(table)))
  const groups = read('投档线', (rows, context) => [readGroupLines(rows, context)])
  const given: GivenProvince = {
    province,
    scoreTables: oncePerYear(scoreTables, tables),
    controlLines: read('批次线', readControlLines),
    groupLines: groups.flatMap(({ groupLines }) => groupLines),
    majorLines: [...groups.flatMap(({ majorLines }) => majorLines), ...read('录取线', readMajorLines)],
    plan: read('招生计划', readPlan),
    calendar: read('日程', readCalendar),
  }
  const byIndex = new Map(tables.map((table) => [table.index, table]))
  const tell: Tell = ([file, line], level, column, text, isLeftOut) => {
    byIndex.get(file)?.report.tell(level, line, column, text)
    if (isLeftOut) byIndex.get(file)?.leftOut.add(line)
  }
  const rowName = ([file, line]: At, [from]: At) => {
    const table = byIndex.get(file)
    return `${file === from || !table ? '' : `${nameOf(table.of)} `}第 ${line} 行`
  }
  onProgress(`核对 ${province}`)
  const ranksOf = ranksIn(given.scoreTables, (year) => examMode(province, year)?.totalScore ?? 0)
  for (const check of CHECKS) check({ province, tables: given, ranksOf, rowName }, tell)
  return given
}

function scoreTablesOf(
  { cells, report, index }: OpenTable,
  context: SchoolContext,
): readonly GivenScoreTable[] {
  return readScoreTables(cells.rows, context).flatMap((table) => {
    const isBroken = TABLE_CHECKS.map((check) =>
      check(table, (line, level, column, text) => report.tell(level, line, column, text)),
    ).includes(true)
    const given = isBroken || table.rows.length === 0 ? undefined : givenTable(table, index, report)
    return given && given.rows.length > 0 ? [given] : []
  })
}

/** One table a year and subject: a second one is told. */
function oncePerYear(
  all: readonly GivenScoreTable[],
  tables: readonly OpenTable[],
): readonly GivenScoreTable[] {
  const seen = new Set<string>()
  return all.filter(({ year, subject, rows: [first] }) => {
    const key = `${year}|${subject}`
    if (seen.has(key)) {
      const [file = -1, line] = first?.at ?? []
      const report = tables.find(({ index }) => index === file)?.report
      report?.tell('错', line, '年份', `${year} 年${subject}的一分一段在另一个文件里已经有了，这一张没有用`)
      return false
    }
    seen.add(key)
    return true
  })
}

/** Files that have too many wrong rows, by their places. */
function refuseWhole(tables: readonly OpenTable[]): ReadonlySet<number> {
  return new Set(
    tables.flatMap(({ report, cells, index }) => {
      const unknown = new Set(
        report.problems.flatMap(({ level, column, row, text }) =>
          level === '错' && column === '院校名称' && text.startsWith('不认识') ? (row ?? []) : [],
        ),
      )
      const [all, bad] = [cells.rows.length, report.wrongRows() - unknown.size]
      const isBad = bad >= LEAST_WRONG && bad > MOST_WRONG * all
      const isStrange = unknown.size >= LEAST_WRONG && unknown.size > MOST_UNKNOWN * all
      if (!isBad && !isStrange) return []
      const why = isBad
        ? `${all} 行里有 ${bad} 行错，超过 5%`
        : `${all} 行里有 ${unknown.size} 行的院校不认识，超过 30%`
      report.tell('错', undefined, undefined, `${why}，整个文件没有用`)
      return [index]
    }),
  )
}

/** A province without what is wrong, its ranks read from its tables. */
function finished(
  { province, scoreTables, controlLines, groupLines, majorLines, plan, calendar }: GivenProvince,
  marked: <R extends GivenRow>(rows: readonly R[]) => readonly R[],
  refused: ReadonlySet<number>,
): GivenProvince {
  const place = ({ year, subject }: GivenScoreTable) =>
    examMode(province, year)?.subjects.indexOf(subject) ?? 0
  const tables = scoreTables
    .filter(({ rows: [first] }) => first && !refused.has(first.at[0]))
    .toSorted((a, b) => b.year - a.year || place(a) - place(b))
  const ranksOf = ranksIn(tables, (year) => examMode(province, year)?.totalScore ?? 0)
  return {
    province,
    // The chain holds a table together: none of its rows can be left out alone.
    scoreTables: tables,
    controlLines: marked(controlLines),
    groupLines: marked(groupLines).map((line) => ranked(line, ranksOf)),
    majorLines: marked(majorLines).map((line) => ranked(line, ranksOf)),
    plan: marked(plan),
    calendar: marked(calendar),
  }
}

/** A category has ranks of its own. */
const ranked: typeof withRank = (line, ranksOf) =>
  'category' in line && line.category !== undefined ? line : withRank(line, ranksOf)

const isFilled = (province: GivenProvince) =>
  [
    province.scoreTables,
    province.controlLines,
    province.groupLines,
    province.majorLines,
    province.plan,
    province.calendar,
  ].some((rows) => rows.length > 0)

function countUsed(
  provinces: readonly GivenProvince[],
  schools: readonly GivenSchool[],
  grades: readonly GivenGrade[],
  files: number,
): readonly number[] {
  const used = Array.from({ length: files }, () => 0)
  const count = ({ at: [file] }: GivenRow) => {
    used[file] = (used[file] ?? 0) + 1
  }
  for (const { scoreTables, controlLines, groupLines, majorLines, plan, calendar } of provinces) {
    for (const { rows } of scoreTables) rows.forEach(count)
    for (const rows of [controlLines, groupLines, majorLines, plan, calendar]) rows.forEach(count)
  }
  schools.forEach(count)
  grades.forEach(count)
  return used
}
