import { scoreRecords } from '~/contracts/score-records'
import { ask, call } from '~/shared/api/call'

/** The score records of a student, the newest first. Alone: what loaders ask travels with every page. */
export const scoresOf = (studentId: string) => ask(call(scoreRecords.list, { query: { studentId } }))
