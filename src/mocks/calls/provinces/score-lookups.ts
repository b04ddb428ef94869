import { scoreLookups } from '~/contracts/score-lookups'
import { competitionLevel } from '~/rules/exam/competition-level'
import { USUAL_PAGE, USUAL_WITHIN } from '~/rules/filing/near-lines'
import type { Backend } from '../../server/backend'
import { pageOfRecords } from '../../server/paging'
import { notFound } from '../../server/problem'
import { mockEndpoints } from '../../server/resolve'
import {
  rowOfRank,
  rowOfScore,
  type ScoreTable,
  type ScoreTableKey,
  scoreTable,
} from '../../world/exam/score-table'
import { destinationsNear, linesBefore } from './destinations'
import { lineDistribution } from './line-distribution'
import { withSwings } from './unit-swings'

const NO_LINES = {
  lines: [],
  facets: { provinces: [], cities: [], schoolInstitutions: [], types: [], features: [], electives: [] },
}
export const scoreLookupHandlers = mockEndpoints(scoreLookups, {
  score: ({ body, backend }) => {
    const row = rowOfRank(requireTable(body, backend), body.rank)
    if (!row) throw notFound(`没有位次 ${body.rank}`)
    return row
  },

  sameScoreInfo: async ({ query, backend }) => {
    const row = rowOfScore(requireTable(query, backend), query.score)
    if (!row) throw notFound(`您输入的${query.score}分无匹配的位次。换个分数再试试吧！`)
    const { score: _, page, pageSize = USUAL_PAGE, within = USUAL_WITHIN, tells = [], ...asked } = query
    const near = { ...asked, rank: row.lowestRank, within }
    // Nobody has been admitted yet with the results of this year.
    const known = backend.scoreYears.includes(query.year)
    const { lines, facets } = known ? await destinationsNear(near, backend.scenario.scale) : NO_LINES
    const { records, ...reported } = pageOfRecords(lines, { page, pageSize })
    const destinations = records.toSorted((a, b) => a.lowestRank - b.lowestRank)
    return {
      ...row,
      competitionLevel: competitionLevel(row.sameScoreCount),
      destinations: tells.includes('swing')
        ? await withSwings(destinations, query, (id) => linesBefore(id, query), backend.scenario.scale)
        : destinations,
      ...reported,
      facets,
    }
  },

  lineDistribution: ({ query, backend }) => {
    requireTable(query, backend)
    const known = backend.scoreYears.includes(query.year)
    const found = known ? lineDistribution(query, backend.scenario.scale) : undefined
    if (!found) throw notFound(`没有${query.province} ${query.year} 年${query.subject}的录取线`)
    return found
  },
})

function requireTable(key: ScoreTableKey, backend: Backend): ScoreTable {
  const offered = backend.tableYears(key.province).includes(key.year)
  const table = offered ? scoreTable(key) : undefined
  if (!table) throw notFound(`没有${key.province} ${key.year} 年${key.subject}的一分一段表`)
  return table
}
