import type { QueryClient } from '@tanstack/react-query'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import { schoolLibrary } from '~/contracts/school-library'
import { listDetailCalls } from '~/entities/application-list/list-detail.calls'
import { schoolNames } from '~/entities/school/school-names'
import type { ApplicationForm } from '~/rules/filing/application-form'
import type { ColumnRole } from '~/rules/list/import/column-roles'
import { isCodeOnly, schoolFinder } from '~/rules/list/import/match-school'
import { foundRows, namedRows } from '~/rules/list/import/named-rows'
import { type ReadTable, readTable, type TableReading } from '~/rules/list/import/read-table'
import type { TableRow } from '~/rules/list/import/taken-rows'
import { askExtension } from '~/shared/api/ask-extension'
import { ask, call } from '~/shared/api/call'
import { isRefused } from '~/shared/api/is-missing'
import type { Book, Sheet } from '~/shared/lib/sheets/book'

/** A row of a table with what it means. */
export type MatchedRow = TableRow<RecommendedUnit>

/** What somebody has said of a book: which sheets to read, and what a column of a sheet is. Sheets by their place, from 0. */
export interface BookSettings {
  readonly sheets: ReadonlyMap<number, boolean>
  readonly roles: ReadonlyMap<number, ReadonlyMap<number, ColumnRole | 'none'>>
}

export const NO_SETTINGS: BookSettings = { sheets: new Map(), roles: new Map() }

interface MatchQuery {
  readonly client: QueryClient
  readonly book: Book
  readonly settings?: BookSettings
  readonly form: Pick<ApplicationForm, 'unit'>
  readonly preferenceScoreId: string
  readonly batch: string
  /** The province of the list: it has codes of its own. */
  readonly province: string
}

/** A sheet with what became of it. */
export interface SheetReading {
  readonly sheet: Sheet
  /** From 0. */
  readonly at: number
  /** Absent where it is not read. */
  readonly reading?: TableReading
  /** Why it is not read. */
  readonly why?: '藏着' | '没有志愿' | '太大' | '同一份' | '不要'
}

/** What a book means. */
export interface MatchedTable {
  readonly kind: string
  readonly sheets: readonly SheetReading[]
  readonly rows: readonly MatchedRow[]
  /** False where rows have a code alone, and the server does not know the codes of the province. */
  readonly knowsCodes: boolean
}

/** Schools that a name could mean where it is none. */
const MOST_NEAR = 2
/** Characters of an unknown name by which schools are looked for. */
const MOST_LOOKED_FOR = 20

/**
 * Reads a book as a list and finds the unit of each row. One call gives the names, one the units of all schools. Throws
 * where a call fails.
 */
export async function matchTable(query: MatchQuery): Promise<MatchedTable | { readonly problem: string }> {
  const { client, book, settings = NO_SETTINGS, form, preferenceScoreId, batch, province } = query
  const { finder, nearest, knowsCodes } = await schoolsFor(client, province)
  const read = book.sheets.map((sheet, at) => ({ sheet, at, table: readSheet(sheet, at) }))
  const unread = read.flatMap(({ table }) => (table && 'problem' in table ? [table] : []))
  if (!read.some(({ table }) => table && 'rows' in table)) {
    return { problem: (unread.find(({ isBig }) => isBig) ?? unread[0])?.problem ?? '表是空的。' }
  }
  const named = read.map(({ table }) => {
    const rows = table && 'rows' in table ? namedRows(table.rows, finder, form.unit) : []
    return rows.map((one) => {
      if ('id' in one.school || one.school.ids.length > 0 || !one.row.school) return one
      const ids = nearest(one.row.school.slice(0, MOST_LOOKED_FOR), MOST_NEAR).map(({ id }) => id)
      return { ...one, school: { ...one.school, ids } }
    })
  })
  const ids = new Set(named.flat().flatMap(({ school }) => ('id' in school ? [school.id] : school.ids)))
  const known = new Map(
    await Promise.all(
      [...ids].map(async (schoolId) => {
        const { units } = await client.fetchQuery(
          listDetailCalls.units({ schoolId, preferenceScoreId, batch }),
        )
        return [schoolId, units] as const
      }),
    ),
  )
  const rows: MatchedRow[] = []
  const sheets = read.map(({ sheet, at, table }): SheetReading => {
    if (!table) return { sheet, at, why: sheet.isHidden && !settings.sheets.has(at) ? '藏着' : '不要' }
    if ('problem' in table) return { sheet, at, why: table.isBig ? '太大' : '没有志愿' }
    const found = foundRows(named[at] ?? [], (id) => known.get(id) ?? []).map((row, index) => ({
      ...row,
      id: `${at}:${index}`,
      ...(sheet.name !== undefined && book.sheets.length > 1 && { sheet: sheet.name }),
    }))
    if (!settings.sheets.get(at) && isSaidBefore(found, rows)) return { sheet, at, why: '同一份' }
    rows.push(...found)
    return { sheet, at, reading: table }
  })
  return { kind: book.kind, sheets, rows, knowsCodes: knowsCodes || !rows.some(({ row }) => isCodeOnly(row)) }

  function readSheet(sheet: Sheet, at: number): ReadTable | undefined {
    if (!(settings.sheets.get(at) ?? !sheet.isHidden)) return undefined
    return readTable(sheet.cells, {
      isSchool: finder.isSchool,
      isSchoolCode: finder.isSchoolCode,
      hasGroups: form.unit === '院校专业组',
      roles: settings.roles.get(at) ?? new Map(),
    })
  }
}

/** Whether each row of a sheet stands in those before it: the product's own export has the list twice, once for the family. */
function isSaidBefore(found: readonly MatchedRow[], before: readonly MatchedRow[]): boolean {
  if (before.length === 0) return false
  const units = new Set(before.flatMap(({ match }) => ('unit' in match ? [match.unit.unitId] : [])))
  const texts = new Set(before.map(({ row }) => `${row.school} ${row.group}`))
  return found.every(({ row, match }) =>
    'unit' in match ? units.has(match.unit.unitId) : texts.has(`${row.school} ${row.group}`),
  )
}

/** How schools are found by what rows say of them. Codes of the province count where the server knows them. */
async function schoolsFor(client: QueryClient, province: string) {
  const [schools, nearest, coded] = await Promise.all([
    client.fetchQuery(askExtension(call(schoolLibrary.names, {}))),
    client.fetchQuery(schoolNames),
    codedSchools(client, province),
  ])
  const known = coded ?? schools
  if (!known) throw new Error('服务器没有院校名录，还不能按名称找院校。')
  return { finder: schoolFinder(known), nearest, knowsCodes: coded !== undefined }
}

/** The schools with the codes of a province; undefined where the server does not know them. Throws where its answer is lost. */
async function codedSchools(client: QueryClient, province: string) {
  try {
    const schools = await client.fetchQuery(ask(call(schoolLibrary.names, { query: { province } })))
    return schools.some(({ schoolEnrollCode }) => schoolEnrollCode) ? schools : undefined
  } catch (error) {
    // A server may refuse a question that it does not know. The names were there, so the rows are matched by them.
    if (isRefused(error)) return undefined
    throw error
  }
}
