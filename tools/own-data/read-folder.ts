import { PROVINCE_NAMES } from '~/rules/exam/province'
import type {
  GivenData,
  GivenFile,
  GivenGrade,
  GivenProvince,
  GivenSchool,
  ReadFolder,
} from '~/rules/own-data/given'
import { type FolderFile, listFolder, openFile } from './folder'
import { OF_PROVINCE, type TableName } from './format'
import { matchSources, type SourceTable } from './match-sources'
import { type Ledger, ledger, type OpenTable } from './open-table'
import { byPlace, type FileReport, fileReport } from './problems'
import { readProvince } from './read-province'
import { type SchoolNames, schoolNames } from './schools'
import { readGrades, readSchools } from './tables/schools'
import { readSources } from './tables/sources'

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

/**
 * Reads a folder of tables, checks it and leaves out what is wrong. Never throws for what stands in a file. Throws where there
 * is no such folder. Provinces are read one after another, so that the cells of one stand in memory at a time.
 */
export async function readFolder(root: string, options: ReadOptions = {}): Promise<FolderReading> {
  const { onProgress = () => undefined, today = new Date() } = options
  const listing = await listFolder(root)
  const book = ledger()
  const beside = besideTables(book)
  const others: FileReport[] = []
  const sheets: string[] = []
  const refuse = (path: string, text: string, isDoubt?: boolean) => {
    const report = fileReport(path)
    report.tell(isDoubt ? '疑' : '错', undefined, undefined, text)
    others.push(report)
  }
  for (const { path, text, isDoubt } of listing.refused) refuse(path, text, isDoubt)
  const openAll = async (files: readonly FolderFile[]): Promise<readonly OpenTable[]> => {
    const tables: OpenTable[] = []
    for (const file of files) {
      onProgress(`读 ${file.path}`)
      const { tables: found, refused, unused } = await openFile(root, file)
      for (const { path, text, isDoubt } of refused) refuse(path, text, isDoubt)
      sheets.push(...unused)
      tables.push(...found.flatMap((table) => book.open(table) ?? []))
    }
    beside.read(tables)
    return tables.filter(({ of }) => isOfProvince(of.table))
  }

  const strays = await openAll(listing.files.filter(({ province }) => province === undefined))
  const provinceOf = provinceOfStrays(strays)
  const provinces: GivenProvince[] = []
  for (const province of PROVINCE_NAMES) {
    const own = await openAll(listing.files.filter((file) => file.province === province))
    const tables = [...strays.filter((table) => provinceOf(table) === province), ...own]
    if (tables.length === 0) continue
    const given = readProvince({ province, tables, schools: beside.names(), ledger: book, today, onProgress })
    if (isFilled(given)) provinces.push(given)
  }
  if (book.known.length === 0) refuse('文件夹', '里面没有读得懂的表')
  const schools = book.marked(beside.schools)
  const grades = book.marked(beside.grades)
  book.count(schools)
  book.count(grades)
  const data: GivenData = { files: filesOf(book, beside.sources), provinces, schools, grades }
  const reports = [...others, ...book.known.map(({ report }) => report)]
  const problems = reports.flatMap((report) => report.problems).toSorted(byPlace)
  return { data, problems, unused: [...sheets, ...book.unused] }
}

const isOfProvince = (table: TableName) => OF_PROVINCE.includes(table)

/** Tables beside those of provinces: what schools are called, and who says what. */
function besideTables({ marked }: Ledger) {
  const schools: GivenSchool[] = []
  const grades: GivenGrade[] = []
  const sources: SourceTable[] = []
  let names: SchoolNames = schoolNames()
  return {
    schools,
    grades,
    sources,
    names: () => names,
    read: (tables: readonly OpenTable[]) => {
      const ofKind = (name: TableName) => tables.filter(({ of }) => of.table === name)
      for (const { cells, report, index } of ofKind('院校')) {
        schools.push(...readSchools(cells.rows, { report, schools: names, file: index }))
        names = schoolNames(marked(schools))
      }
      for (const { cells, report, index } of ofKind('学科评估')) {
        grades.push(...readGrades(cells.rows, { report, schools: names, file: index }))
      }
      for (const { of, cells, report } of ofKind('来源')) {
        sources.push({ path: of.path, report, rows: readSources(cells.rows, report) })
      }
    },
  }
}

/** Tables in no folder of a province: each says its own, or one of them says that of all. */
function provinceOfStrays(tables: readonly OpenTable[]): (table: OpenTable) => string | undefined {
  const named = new Set(tables.flatMap(({ province }) => province ?? []))
  const only = named.size === 1 ? [...named][0] : undefined
  for (const { province, report } of tables) {
    if ((province ?? only) !== undefined) continue
    report.tell('错', undefined, undefined, '不知道是哪个省的：放进以省命名的文件夹，如 江苏/')
  }
  return ({ province }) => province ?? only
}

function filesOf({ known }: Ledger, sources: readonly SourceTable[]): readonly GivenFile[] {
  const found = matchSources(
    known.map(({ of: { path, sheet, table } }) => ({ path, sheet, table })),
    sources,
  )
  return known.map(({ of, report, rows, used }, index): GivenFile => {
    const source = found[index]
    if (!source && of.table !== '来源' && rows > 0) {
      report.tell('疑', undefined, undefined, '来源.csv 没有说这个文件从哪里来，不能说是官方的')
    }
    return {
      path: of.path,
      ...(of.sheet !== undefined && { sheet: of.sheet }),
      sha256: of.sha256,
      rows,
      used: of.table === '来源' ? rows : used,
      ...(source && { source }),
    }
  })
}

const isFilled = (province: GivenProvince) =>
  [
    province.scoreTables,
    province.controlLines,
    province.groupLines,
    province.majorLines,
    province.plan,
    province.calendar,
  ].some((rows) => rows.length > 0)
