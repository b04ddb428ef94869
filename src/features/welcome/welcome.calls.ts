import { scoreTables } from '~/contracts/score-tables'
import { nearCall } from '~/entities/rank/near-call'
import { ask, call } from '~/shared/api/call'

/** A complete question to the score table. */
export interface ScoreQuestion {
  readonly province: string
  readonly year: number
  readonly subject: string
  readonly score: number
}

/** Enough lines for three schools. */
const FEW = 30

/** What the home page asks once it stands. */
export const welcomeCalls = {
  segment: (question: ScoreQuestion) => ask(call(scoreTables.segment, { body: { ...question } })),
  /** The nearest lines: a few of them are named, and none is counted. */
  destinations: (question: ScoreQuestion) => ask(nearCall({ ...question }, 1, FEW)),
}
