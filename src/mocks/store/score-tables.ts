import type { PreferenceScore } from '~/contracts/score-records'
import { scoreYears } from '~/rules/exam/years'
import { scoresOf } from '../world/people/scores'
import { baseAccounts } from './base-accounts'
import type { Database } from './database'
import { type BaseRecords, createTable, tableOf } from './table'

/** Every score record. A student's records are made when first asked for, from the account as it was at first. */
export const scoreRecordsOf = tableOf((db: Database) => {
  const { calendar, person } = db
  const accounts = baseAccounts(calendar, person)
  const years = scoreYears(calendar.year)
  const ofStudent = (id: string) => {
    if (id === person?.account.id) return person.scores
    const account = accounts.find(id)
    return account ? scoresOf(account, calendar, years) : []
  }
  const base: BaseRecords<PreferenceScore> = {
    find: (id: string) => ofStudent(studentIdOf(id)).find((record) => record.id === id),
    list: ({ studentId }) =>
      studentId ? ofStudent(studentId) : accounts.list({}).flatMap(({ id }) => ofStudent(id)),
  }
  return createTable(db.models, 'score', base)
})

/** `s-1001` of `c-s-1001-2`. */
function studentIdOf(scoreId: string): string {
  return scoreId.replace(/^c-/, '').replace(/-\d+$/, '')
}
