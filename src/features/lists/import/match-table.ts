import type { QueryClient } from '@tanstack/react-query'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import { schoolLibrary } from '~/contracts/school-library'
import { listDetailCalls } from '~/entities/application-list/list-detail.calls'
import { schoolNames } from '~/entities/school/school-names'
import { type Match, matchRow, nearestOf, plain } from '~/rules/list/import/match-row'
import type { ImportedRow } from '~/rules/list/import/read-table'
import { askExtension } from '~/shared/api/ask-extension'
import { call } from '~/shared/api/call'

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
}

/** Schools that a name could mean where it is none. */
const MOST_NEAR = 2

/** Finds the unit that each row means, in one call for the names and one for the units of all schools. Throws where a call fails. */
export async function matchTable({
  client,
  rows,
  preferenceScoreId,
  batch,
}: MatchQuery): Promise<readonly MatchedRow[]> {
  const schoolsOf = await schoolFinder(client)
  const meant = rows.map((row) => ({ row, schools: schoolsOf(row) }))
  const ids = [...new Set(meant.flatMap(({ schools }) => schools.ids))]
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
  return meant.map(({ row, schools }) => {
    const units = schools.ids.flatMap((id) => known.get(id) ?? [])
    return { row, match: schools.isSure ? matchRow(row, units) : { nearest: nearestOf(row, units) } }
  })
}

interface Meant {
  readonly ids: readonly string[]
  /** The row names the school by code, name or short name. */
  readonly isSure: boolean
}

/** How schools are found by what a row says of them. */
async function schoolFinder(client: QueryClient): Promise<(row: ImportedRow) => Meant> {
  const [schools, nearest] = await Promise.all([
    client.fetchQuery(askExtension(call(schoolLibrary.names, {}))),
    client.fetchQuery(schoolNames),
  ])
  if (!schools) throw new Error('服务器没有院校名录，还不能按名称找院校。')
  const byName = new Map<string, string>()
  const byCode = new Map(schools.map(({ id }) => [id, id]))
  for (const { id, aliases } of schools.toReversed()) {
    for (const alias of aliases ?? []) byName.set(plain(alias), id)
  }
  for (const { id, schoolName } of schools) byName.set(bare(schoolName), id)
  return ({ school, schoolCode }) => {
    const id =
      (school !== undefined ? (byName.get(bare(school)) ?? byName.get(plain(school))) : undefined) ??
      (schoolCode === undefined ? undefined : byCode.get(schoolCode))
    if (id !== undefined) return { ids: [id], isSure: true }
    return { ids: school ? nearest(plain(school), MOST_NEAR).map((named) => named.id) : [], isSure: false }
  }
}

/** 中国地质大学（北京） is another school than 中国地质大学（武汉）: what stands in brackets counts. */
const bare = (name: string) => name.replace(/[\s（）()]/g, '')
