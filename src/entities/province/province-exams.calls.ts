import { scoreTables } from '~/contracts/score-tables'
import { ask, call } from '~/shared/api/call'

/** Years of a province with their subjects and batches, by which ranks are asked. */
export const provinceExams = (name: string) => ask(call(scoreTables.select, { query: { province: name } }))
