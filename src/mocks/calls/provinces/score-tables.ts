import { type RankQuery, scoreTables } from '~/contracts/score-tables'
import { segmentOf } from '~/rules/exam/rank-in-table'
import type { Backend } from '../../server/backend'
import { requireProvince } from '../../server/known/province'
import { badRequest, notFound } from '../../server/problem'
import { mockEndpoints } from '../../server/resolve'
import {
  batchesBySubject,
  equivalentsOf,
  lineOfBatch,
  rowsFrom,
  sampleSubjects,
} from '../../world/exam/rank-answers'
import { type ScoreTable, scoreTable } from '../../world/exam/score-table'

export const scoreTableHandlers = mockEndpoints(scoreTables, {
  select: ({ query, backend }) => {
    requireProvince(query.province)
    const known = backend.tableYears(query.province)
    // A folder may have the lines of a year without its tables.
    const tabled = known.filter((year) => Object.keys(batchesBySubject(query.province, year)).length > 0)
    const years = tabled.map((year) => {
      const samples = sampleSubjects(query.province, year)
      return [
        year,
        {
          subjectBatchMap: batchesBySubject(query.province, year),
          ...(samples.length > 0 && { sampleSubjects: samples }),
        },
      ]
    })
    return { yearSubjectBatchMap: Object.fromEntries(years) }
  },

  rows: ({ body, backend }) => {
    const table = requireTable(body, backend)
    return rowsFrom(table, requireLine(table, body.batch))
  },

  segment: ({ body, backend }) => {
    const table = requireTable(body, backend)
    return segmentOf(table, body.score, requireLine(table, body.batch))
  },

  equivalents: ({ body, backend }) =>
    equivalentsOf(requireTable(body, backend), body.score, backend.tableYears(body.province)),
})

function requireTable({ province, year, subject }: RankQuery, backend: Backend): ScoreTable {
  requireProvince(province)
  const table = backend.tableYears(province).includes(year)
    ? scoreTable({ province, year, subject })
    : undefined
  if (!table) throw notFound(`没有${province} ${year} 年${subject}的一分一段表`)
  return table
}

/** The control score of a batch. Without a batch every score counts; throws for a batch that the table does not have. */
function requireLine(table: ScoreTable, batch: string | undefined): number {
  if (!batch) return 0
  const line = lineOfBatch(table, batch)
  if (line === undefined) throw badRequest(`${table.province} ${table.year} 年${table.subject}没有${batch}`)
  return line
}
