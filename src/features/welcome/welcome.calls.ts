import { scoreTables } from '~/contracts/score-tables'
import { ask, call } from '~/shared/api/call'

/** A score table. */
export interface TableQuestion {
  readonly province: string
  readonly year: number
  readonly subject: string
}

/** A complete question to the score table. */
export interface ScoreQuestion extends TableQuestion {
  readonly score: number
}

/** What the home page asks once it stands. */
export const welcomeCalls = {
  segment: (question: ScoreQuestion) => ask(call(scoreTables.segment, { body: { ...question } })),
  table: ({ province, year, subject }: TableQuestion) =>
    ask(call(scoreTables.rows, { body: { province, year, subject } })),
  equivalents: (question: ScoreQuestion) => ask(call(scoreTables.equivalents, { body: { ...question } })),
}
