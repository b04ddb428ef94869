import { notFound } from '../../server/problem'
import type { Account, Database } from '../../store/database'
import { isStudent } from '../../store/people-tables'
import { mayHandle } from './student'

/** The student that a call is about. Throws when there is none, or when the caller is another student. */
export function handledStudent(db: Database, caller: Account, id: string): Account {
  mayHandle(caller, id)
  const account = db.account.findFirst({ where: { id: { equals: id } } })
  if (!account || !isStudent(account)) throw notFound('没有这名学生')
  return account
}
