import { isStaff } from '~/shared/domain/access'
import type { Account, Database } from '../../store/database'
import { isStudent } from '../../store/records'
import { forbidden, notFound } from '../problem'

/** The student that a call is about. Throws a problem when there is none, or when the caller is another student. */
export function requireStudent(db: Database, caller: Account, id: string): Account {
  checkMayHandle(caller, id)
  const account = db.account.find(id)
  if (!account || !isStudent(account)) throw notFound('没有这名学生')
  return account
}

/** Throws for a student who asks about another; staff handle every student's record. */
export function checkMayHandle(caller: Account, studentId: string): void {
  if (!isStaff(caller) && caller.id !== studentId) throw forbidden()
}
