import { scoreRecords } from '~/contracts/score-records'
import { ask, call } from '~/shared/api/call'

/** The scores that lists are made for. */
export const scoreRecordCalls = {
  /** The newest first. */
  list: (studentId: string) => ask(call(scoreRecords.list, { query: { studentId } })),
  byId: (id: string) => ask(call(scoreRecords.byId, { params: { id } })),
  /** Batches that a score can be filled in for, with their control lines. */
  batches: (preferenceScoreId: string) => ask(call(scoreRecords.batches, { query: { preferenceScoreId } })),
  /** How many scores may still be added. */
  remaining: (studentId: string) => ask(call(scoreRecords.remainTime, { query: { studentId } })),
}
