import { type RankQuery, scoreTables } from '~/contracts/score-tables'
import { findProvince } from '~/shared/domain/provinces'
import { scoreYears } from '~/shared/domain/years'
import type { Backend } from '../../server/backend'
import { badRequest, notFound } from '../../server/problem'
import { mockEndpoints } from '../../server/resolve'
import {
  batchesBySubject,
  equivalentsOf,
  lineOfBatch,
  rowsFrom,
  segmentOf,
} from '../../world/exam/rank-answers'
import { type ScoreTable, scoreTable } from '../../world/exam/score-table'

export const scoreTableHandlers = mockEndpoints(scoreTables, {
  select: ({ query, backend }) => {
    known(query.province)
    const years = yearsOf(backend).map((year) => [
      year,
      { subjectBatchMap: batchesBySubject(query.province, year) },
    ])
    return { yearSubjectBatchMap: Object.fromEntries(years) }
  },

  rows: ({ body, backend }) => {
    const table = tableOf(body, backend)
    return rowsFrom(table, lineOf(table, body.batch))
  },

  segment: ({ body, backend }) => {
    const table = tableOf(body, backend)
    return segmentOf(table, body.score, lineOf(table, body.batch))
  },

  equivalents: ({ body, backend }) => equivalentsOf(tableOf(body, backend), body.score, yearsOf(backend)),
})

const yearsOf = (backend: Backend) => scoreYears(backend.now().getFullYear())

function known(province: string): void {
  if (!findProvince(province)) throw notFound(`没有省份“${province}”的数据`)
}

function tableOf({ province, year, subject }: RankQuery, backend: Backend): ScoreTable {
  known(province)
  const table = yearsOf(backend).includes(year) ? scoreTable({ province, year, subject }) : undefined
  if (!table) throw notFound(`没有${province} ${year} 年${subject}的一分一段表`)
  return table
}

/** Without a batch every score counts. */
function lineOf(table: ScoreTable, batch: string | undefined): number {
  if (!batch) return 0
  const line = lineOfBatch(table, batch)
  if (line === undefined) throw badRequest(`${table.province} ${table.year} 年${table.subject}没有${batch}`)
  return line
}
