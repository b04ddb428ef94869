import { SUBJECTS } from '~/contracts/reference'
import { findProvince } from '~/rules/exam/provinces'
import { requireChoice } from '../calls/lists/choice-items'
import { planOf } from '../calls/lists/list-plan'
import type { Backend } from '../server/backend'
import { isWritten, writtenChoices } from '../world/filing/demo-choices'
import { batchesOf, batchRule } from '../world/filing/filing-rules'
import { listChoices } from '../world/filing/people-choices'
import { baseAccounts } from './base-accounts'
import type { Database } from './database'
import type { ListRecord } from './records'
import { scoreRecordsOf } from './score-tables'

/** Sources of the lists of a database: the accounts as they were at first, and the lists that are made. */
const made = new WeakMap<Database, ReturnType<typeof begin>>()

function begin({ calendar, person }: Database) {
  return { accounts: baseAccounts(calendar, person), lists: new Map<string, ListRecord>() }
}

/**
 * A list with its choices. Those of the world are made when the list is first read: the table of lists is there before
 * any page, and their schools and plans are not. A list that was ever changed is what it was changed to.
 */
export function filledList(backend: Backend, list: ListRecord): ListRecord {
  if (!/^l-/.test(list.id) || list.version > 1) return list
  const { accounts, lists } = made.get(backend.db) ?? begin(backend.db)
  made.set(backend.db, { accounts, lists })
  const subjects = accounts.find(list.studentId)?.subjects ?? []
  const whole = lists.get(list.id) ?? { ...list, items: itemsOf(backend, list, subjects) }
  lists.set(list.id, whole)
  return whole
}

function itemsOf(backend: Backend, list: ListRecord, subjects: readonly number[]): ListRecord['items'] {
  const plan = planOf(backend, list)
  const facts = findProvince(plan.province)
  const batch = facts && batchesOf(facts, plan.year).find((known) => known.batch === plan.batch)
  const score = scoreRecordsOf(backend.db).find(list.preferenceScoreId ?? '')
  if (!facts || !batch || !score) return []
  const electives = SUBJECTS.filter(({ id }) => subjects.includes(id)).map(({ label }) => label)
  const rule = batchRule(facts, list.year, batch.batch)
  const { person } = backend.db
  const count = person?.account.id === list.studentId ? person.choices : undefined
  const key = {
    id: list.id,
    name: list.name,
    plan,
    rank: score.rank,
    electives,
    rule,
    ...(count !== undefined && { count }),
  }
  const choices = isWritten(list.id) ? writtenChoices(key) : listChoices(key)
  return choices.map((choice, index) => requireChoice(choice, index, plan))
}
