import { examMode } from '~/rules/exam/exam-mode'
import type { At, GivenProvince, GivenRow, GivenScoreTable } from '~/rules/own-data/given'
import { ranksIn, withRank } from '~/rules/own-data/score-ranks'
import { CHECKS, TABLE_CHECKS } from './checks/all'
import type { Tell } from './checks/check'
import type { TableName } from './format'
import { type Ledger, nameOf, type OpenTable, saidBy } from './open-table'
import type { TableCells } from './read-cells'
import type { SchoolNames } from './schools'
import { readCalendar } from './tables/calendar'
import { readControlLines } from './tables/control-lines'
import { readGroupLines, readMajorLines } from './tables/lines'
import type { SchoolContext } from './tables/of-school'
import { readPlan } from './tables/plan'
import { givenTable, type ProvenTable, readScoreTables } from './tables/score-tables'

/** A file that has more wrong rows than this share is not believed, from so many on. */
const MOST_WRONG = 0.05
const LEAST_WRONG = 10
/** A school that nobody knows is mended by 院校.csv; so many are another column, or another country. */
const MOST_UNKNOWN = 0.3

export interface ProvinceWork {
  readonly province: string
  readonly tables: readonly OpenTable[]
  readonly schools: SchoolNames
  readonly ledger: Ledger
  readonly today: Date
  readonly onProgress: (text: string) => void
}

/** Reads and checks the tables of a province; what is wrong is left out of what it gives. */
export function readProvince(work: ProvinceWork): GivenProvince {
  const { province, tables, ledger, onProgress } = work
  const { given, proven, parts } = readTables(work)
  const byIndex = new Map(tables.map((table) => [table.index, table]))
  const tell: Tell = ([file, line], level, column, text, isLeftOut) => {
    ledger.known[file]?.report.tell(level, line, column, text)
    if (isLeftOut) ledger.known[file]?.leftOut.add(line)
  }
  const rowName = ([file, line]: At, [from]: At) => {
    const table = byIndex.get(file)
    return `${file === from || !table ? '' : `${nameOf(table.of)} `}第 ${line} 行`
  }
  onProgress(`核对 ${province}`)
  const ranksOf = ranksIn([...parts, ...given.scoreTables], totalOf(province))
  for (const check of CHECKS) check({ province, tables: given, ranksOf, rowName }, tell)
  refuseWhole(tables, ledger)
  const done = finished(given, ledger)
  for (const { table, lines } of proven) if (done.scoreTables.includes(table)) ledger.count(lines)
  return done
}

const totalOf = (province: string) => (year: number) => examMode(province, year)?.totalScore ?? 0

function readTables({ province, tables, schools, today, onProgress }: ProvinceWork) {
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
  const reported = read('一分一段', provenTables)
  const proven = reported.filter(({ isWhole }) => isWhole)
  const groups = read('投档线', (rows, context) => [readGroupLines(rows, context)])
  const given: GivenProvince = {
    province,
    scoreTables: oncePerYear(
      proven.map(({ table }) => table),
      tables,
    ),
    controlLines: read('批次线', readControlLines),
    groupLines: groups.flatMap(({ groupLines }) => groupLines),
    majorLines: [...groups.flatMap(({ majorLines }) => majorLines), ...read('录取线', readMajorLines)],
    plan: read('招生计划', readPlan),
    calendar: read('日程', readCalendar),
  }
  const parts = reported.filter(({ isWhole }) => !isWhole).map(({ table }) => table)
  return { given, proven, parts }
}

function provenTables(rows: TableCells['rows'], context: SchoolContext): readonly ProvenTable[] {
  const { report, file } = context
  return readScoreTables(rows, context).flatMap((table) => {
    const counts = TABLE_CHECKS.map((check) =>
      check(table, (line, level, column, text) => report.tell(level, line, column, text)),
    )
    const proven = table.rows.slice(0, Math.min(...counts))
    const isWhole = proven.length === table.rows.length && table.unread.length === 0
    const given = givenTable({ ...table, rows: proven }, file, report)
    return given.table.rows.length > 0 ? [{ ...given, isWhole }] : []
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

/** Refuses files that have too many wrong rows. */
function refuseWhole(tables: readonly OpenTable[], { known }: Ledger): void {
  for (const { report, cells, index } of tables) {
    const unknown = new Set(
      report.problems.flatMap(({ level, column, row, text }) =>
        level === '错' && column === '院校名称' && text.startsWith('不认识') ? (row ?? []) : [],
      ),
    )
    const [all, bad] = [cells.rows.length, report.wrongRows() - unknown.size]
    const isBad = bad >= LEAST_WRONG && bad > MOST_WRONG * all
    const isStrange = unknown.size >= LEAST_WRONG && unknown.size > MOST_UNKNOWN * all
    const table = known[index]
    if (!table || (!isBad && !isStrange)) continue
    const why = isBad
      ? `${all} 行里有 ${bad} 行错，超过 5%`
      : `${all} 行里有 ${unknown.size} 行的院校不认识，超过 30%`
    report.tell('错', undefined, undefined, `${why}，整个文件没有用`)
    table.isRefused = true
  }
}

/** A province without what is wrong, its ranks read from its tables. */
function finished(given: GivenProvince, { known, marked, count }: Ledger): GivenProvince {
  const { province, scoreTables, controlLines, groupLines, majorLines, plan, calendar } = given
  const place = ({ year, subject }: GivenScoreTable) =>
    examMode(province, year)?.subjects.indexOf(subject) ?? 0
  // The chain holds a table together: none of its rows can be left out alone.
  const tables = scoreTables
    .filter(({ rows: [first] }) => first && !known[first.at[0]]?.isRefused)
    .toSorted((a, b) => b.year - a.year || place(a) - place(b))
  const ranksOf = ranksIn(tables, totalOf(province))
  const kept = <R extends GivenRow>(rows: readonly R[]): readonly R[] => {
    const used = marked(rows)
    count(used)
    return used
  }
  return {
    province,
    scoreTables: tables,
    controlLines: kept(controlLines),
    groupLines: kept(groupLines).map((line) => ranked(line, ranksOf)),
    majorLines: kept(majorLines).map((line) => ranked(line, ranksOf)),
    plan: kept(plan),
    calendar: kept(calendar),
  }
}

/** A category has ranks of its own. */
const ranked: typeof withRank = (line, ranksOf) =>
  'category' in line && line.category !== undefined ? line : withRank(line, ranksOf)
