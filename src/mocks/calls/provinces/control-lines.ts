import { controlLines } from '~/contracts/control-lines'
import { requireProvince } from '../../server/known/province'
import { mockEndpoints } from '../../server/resolve'
import { bandedLines } from '../../world/exam/rank-answers'

export const controlLineHandlers = mockEndpoints(controlLines, {
  byProvince: ({ query, backend }) => {
    requireProvince(query.province)
    const years = backend.tableYears(query.province).map((year) => bandedLines(query.province, year))
    return years.filter(({ batchLines }) => batchLines.length > 0)
  },

  byProvinceAndYear: ({ body }) => bandedLines(body.province, body.year).batchLines,
})
