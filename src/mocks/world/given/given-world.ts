import { examMode, type Subject } from '~/rules/exam/exam-mode'
import { crosswalk, type LineOfUnit } from '~/rules/own-data/crosswalk'
import type {
  At,
  GivenControlLine,
  GivenData,
  GivenEvent,
  GivenFile,
  GivenGrade,
  GivenGroupLine,
  GivenMajorLine,
  GivenPlanRow,
  GivenScoreTable,
} from '~/rules/own-data/given'

/** The tables of one province, found by what is asked. */
export interface ProvinceTables {
  readonly name: string
  readonly scoreTables: readonly GivenScoreTable[]
  readonly controlLines: readonly GivenControlLine[]
  readonly calendar: readonly GivenEvent[]
  /** Years with lines of schools, the newest first. */
  readonly lineYears: readonly number[]
  /** Years with a plan, the newest first. */
  readonly planYears: readonly number[]
  /** Years with a score table or control lines, the newest first. */
  readonly tableYears: readonly number[]
  plan(key: RowsKey): readonly GivenPlanRow[]
  majorLines(key: RowsKey): readonly GivenMajorLine[]
  groupLines(key: RowsKey): readonly GivenGroupLine[]
  /** The line of a unit in an earlier year, and that of one major. */
  readonly lineOfUnit: LineOfUnit
  readonly lineOfMajor: LineOfUnit
  /** Batches of lines and plans of a year, in the order of the tables. */
  batches(year: number): readonly string[]
  /** The code under which a school is printed, the newest plan first; shown, never joined on. */
  codeOf(schoolId: string): string | undefined
}

/** Rows of one school. */
export interface RowsKey {
  readonly schoolId: string
  readonly year: number
  readonly subject: string
}

let served: GivenData | undefined
let tables: ReadonlyMap<string, ProvinceTables> = new Map()
let known: ReadonlySet<string> = new Set()

/**
 * Makes a folder of tables the whole world: what it does not have there is not. To be called before anything is asked,
 * since answers are remembered.
 */
export function serveGiven(data: GivenData | undefined): void {
  served = data
  const rows = data?.provinces.flatMap(({ plan, majorLines, groupLines }) => [plan, majorLines, groupLines])
  known = new Set(rows?.flatMap((some) => some.map(({ schoolId }) => schoolId)))
  tables = new Map(data?.provinces.map((province) => [province.province, tablesOf(province)]))
}

/** Whether the world is a folder of tables. */
export const isGiven = (): boolean => served !== undefined

/** The tables of a province; undefined where the folder has none, and where there is no folder. */
export const givenProvince = (name: string): ProvinceTables | undefined => tables.get(name)

/** Provinces of the folder. */
export const givenProvinces = (): readonly string[] => [...tables.keys()]

export const givenFiles = (): readonly GivenFile[] => served?.files ?? []

/** Whether any table of the folder speaks of a school. */
export const isGivenSchool = (id: string): boolean => known.has(id)

/** What 院校.csv says of a school. */
export const givenSchool = (id: string) => served?.schools.find(({ schoolId }) => schoolId === id)

export const givenGrades = (): readonly GivenGrade[] => served?.grades ?? []

/** The place of a row as answers tell it. */
export const sourceOf = ([file, row]: At) => ({ file, row })

type Province = GivenData['provinces'][number]

function tablesOf({ province, scoreTables, controlLines, calendar, ...rows }: Province): ProvinceTables {
  const plan = bySchool(rows.plan)
  const majorLines = bySchool(rows.majorLines)
  const groupLines = bySchool(rows.groupLines)
  const lines = [...rows.majorLines, ...rows.groupLines]
  const codes = new Map<string, string>()
  for (const row of [...lines.toSorted((a, b) => a.year - b.year), ...rows.plan]) {
    if (row.schoolCode !== undefined) codes.set(row.schoolId, row.schoolCode)
  }
  const batchesOf = new Map<number, Set<string>>()
  for (const { year, batch } of [...controlLines, ...lines, ...rows.plan]) {
    batchesOf.set(year, (batchesOf.get(year) ?? new Set()).add(batch))
  }
  return {
    name: province,
    scoreTables,
    controlLines: controlLines.filter(isForAll),
    calendar,
    lineYears: newestFirst(lines),
    planYears: newestFirst(rows.plan),
    tableYears: newestFirst([...scoreTables, ...controlLines]),
    plan: (key) => plan.get(keyOf(key)) ?? [],
    majorLines: (key) => majorLines.get(keyOf(key)) ?? [],
    groupLines: (key) => groupLines.get(keyOf(key)) ?? [],
    lineOfUnit: crosswalk({ province, ...rows }),
    // The line of a group says nothing of one of its majors.
    lineOfMajor: crosswalk({ province, majorLines: rows.majorLines, groupLines: [] }),
    batches: (year) => [...(batchesOf.get(year) ?? [])],
    codeOf: (schoolId) => codes.get(schoolId),
  }
}

const keyOf = ({ schoolId, year, subject }: RowsKey) => `${schoolId}|${year}|${subject}`

const newestFirst = (rows: readonly { readonly year: number }[]): number[] =>
  [...new Set(rows.map(({ year }) => year))].toSorted((a, b) => b - a)

/** 单列 of 新疆 is admitted apart: its rows are no line of everybody. */
const isForAll = ({ category }: Pick<GivenControlLine, 'category'>): boolean => category !== '单列'

function bySchool<R extends RowsKey & Pick<GivenControlLine, 'category'>>(rows: readonly R[]) {
  const found = new Map<string, R[]>()
  for (const row of rows) {
    if (!isForAll(row)) continue
    const key = keyOf(row)
    const own = found.get(key)
    if (own) own.push(row)
    else found.set(key, [row])
  }
  return found
}

/** The subject of a name that a province sat in a year. */
export function satSubject(province: string, year: number, subject: string): Subject | undefined {
  return examMode(province, year)?.subjects.find((name) => name === subject)
}
