import { controlLines } from '~/contracts/control-lines'
import { findProvince } from '~/shared/domain/provinces'
import { scoreYears } from '~/shared/domain/years'
import { notFound } from '../../server/problem'
import { mockEndpoints } from '../../server/resolve'
import { bandedLines } from '../../world/exam/rank-answers'

export const controlLineHandlers = mockEndpoints(controlLines, {
  byProvince: ({ query, backend }) => {
    if (!findProvince(query.province)) throw notFound(`没有省份“${query.province}”的数据`)
    return scoreYears(backend.now().getFullYear()).map((year) => bandedLines(query.province, year))
  },

  byProvinceAndYear: ({ body }) => bandedLines(body.province, body.year).batchLines,
})
