import { scoreLookups } from '~/contracts/score-lookups'
import { scoreTables } from '~/contracts/score-tables'
import { ask, call } from '~/shared/api/call'

interface TableKey {
  readonly province: string
  readonly year: number
  readonly subject: string
}

/** A score table, read both ways. */
export const scoreTableCalls = {
  rankOf: (table: TableKey, score: number) => ask(call(scoreTables.segment, { body: { ...table, score } })),
  scoreOf: (table: TableKey, rank: number) => ask(call(scoreLookups.score, { body: { ...table, rank } })),
}
