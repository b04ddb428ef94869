import { scoreRecords } from '~/contracts/score-records'
import { ask, call } from '~/shared/api/call'
import { scoresOf } from './scores-of.calls'

/** The scores that lists are made for. */
export const scoreRecordCalls = {
  list: scoresOf,
  byId: (id: string) => ask(call(scoreRecords.byId, { params: { id } })),
  /** Batches that a score can be filled in for, with their control lines. */
  batches: (preferenceScoreId: string) => ask(call(scoreRecords.batches, { query: { preferenceScoreId } })),
  /** How many scores may still be added. */
  remaining: (studentId: string) => ask(call(scoreRecords.remainTime, { query: { studentId } })),
}
