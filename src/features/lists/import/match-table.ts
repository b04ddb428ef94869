import type { QueryClient } from '@tanstack/react-query'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import { schoolLibrary } from '~/contracts/school-library'
import { listDetailCalls } from '~/entities/application-list/list-detail.calls'
import { schoolNames } from '~/entities/school/school-names'
import { type Match, matchRow, nearestOf, plain } from '~/rules/list/import/match-row'
import { isCodeOnly, schoolFinder } from '~/rules/list/import/match-school'
import type { ImportedRow } from '~/rules/list/import/read-table'
import { askExtension } from '~/shared/api/ask-extension'
import { ask, call } from '~/shared/api/call'
import { isRefused } from '~/shared/api/is-missing'

/** A row of a table with what it means. */
export interface MatchedRow {
  readonly row: ImportedRow
  readonly match: Match<RecommendedUnit>
}

interface MatchQuery {
  readonly client: QueryClient
  readonly rows: readonly ImportedRow[]
  readonly preferenceScoreId: string
  readonly batch: string
  /** The province of the list: it has codes of its own. */
  readonly province: string
}

/** What a table means. */
export interface MatchedTable {
  readonly rows: readonly MatchedRow[]
  /** False where rows have a code alone, and the server does not know the codes of the province. */
  readonly knowsCodes: boolean
}

/** Schools that a name could mean where it is none. */
const MOST_NEAR = 2

/** Finds the unit that each row means, in one call for the names and one for the units of all schools. Throws where a call fails. */
export async function matchTable({
  client,
  rows,
  preferenceScoreId,
  batch,
  province,
}: MatchQuery): Promise<MatchedTable> {
  const { schoolOf, nearest, knowsCodes } = await schoolsFor(client, rows, province)
  const meant = rows.map((row): Meant => {
    const named = schoolOf(row)
    // A group that was written with its school is read as the group that it is.
    if (named)
      return { row: named.group ? { ...row, group: named.group } : row, ids: [named.id], isSure: true }
    const ids = row.school ? nearest(plain(row.school), MOST_NEAR).map(({ id }) => id) : []
    return { row, ids, isSure: false }
  })
  const ids = [...new Set(meant.flatMap((one) => one.ids))]
  const known = new Map(
    await Promise.all(
      ids.map(async (schoolId) => {
        const { units } = await client.fetchQuery(
          listDetailCalls.units({ schoolId, preferenceScoreId, batch }),
        )
        return [schoolId, units] as const
      }),
    ),
  )
  return {
    knowsCodes,
    rows: meant.map(({ row, ids, isSure }) => {
      const units = ids.flatMap((id) => known.get(id) ?? [])
      return { row, match: isSure ? matchRow(row, units) : { nearest: nearestOf(row, units) } }
    }),
  }
}

interface Meant {
  readonly row: ImportedRow
  readonly ids: readonly string[]
  /** The row names the school by code, name or short name. */
  readonly isSure: boolean
}

/** How schools are found by what rows say of them; the codes of the province are asked for where a row has nothing else. */
async function schoolsFor(client: QueryClient, rows: readonly ImportedRow[], province: string) {
  const [schools, nearest] = await Promise.all([
    client.fetchQuery(askExtension(call(schoolLibrary.names, {}))),
    client.fetchQuery(schoolNames),
  ])
  if (!schools) throw new Error('服务器没有院校名录，还不能按名称找院校。')
  const byNational = schoolFinder(schools)
  const needsCodes = rows.some((row) => isCodeOnly(row) && !byNational(row))
  if (!needsCodes) return { schoolOf: byNational, nearest, knowsCodes: true }
  const coded = await codedSchools(client, province)
  return { schoolOf: coded ? schoolFinder(coded) : byNational, nearest, knowsCodes: coded !== undefined }
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
