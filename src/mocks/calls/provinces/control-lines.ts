import { controlLines } from '~/contracts/control-lines'
import { requireProvince } from '../../server/known/province'
import { mockEndpoints } from '../../server/resolve'
import { bandedLines } from '../../world/exam/rank-answers'

export const controlLineHandlers = mockEndpoints(controlLines, {
  byProvince: ({ query, backend }) => {
    requireProvince(query.province)
    return backend.tableYears(query.province).map((year) => bandedLines(query.province, year))
  },

  byProvinceAndYear: ({ body }) => bandedLines(body.province, body.year).batchLines,
})
