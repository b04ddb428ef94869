import { scoreLookups } from '~/contracts/score-lookups'
import { scoreTables } from '~/contracts/score-tables'
import { ask, call } from '~/shared/api/call'

/** A complete question to the score table. */
export interface ScoreQuestion {
  readonly province: string
  readonly year: number
  readonly subject: string
  readonly score: number
}

/** What the home page asks once it stands. */
export const welcomeCalls = {
  segment: (question: ScoreQuestion) => ask(call(scoreTables.segment, { body: { ...question } })),
  destinations: (question: ScoreQuestion) =>
    ask(call(scoreLookups.sameScoreInfo, { query: { ...question } })),
}
