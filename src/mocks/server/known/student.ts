import { isAdministrator, isStaff } from '~/shared/domain/access'
import type { Account, Database } from '../../store/database'
import { newestOrder } from '../../store/people-tables'
import { isStudent } from '../../store/records'
import { forbidden, notFound } from '../problem'

/**
 * The student that a call is about. Throws a problem when there is none, or when the record is not the caller's to
 * handle. Staff see all names, so that they are told when there is none.
 */
export function requireStudent(db: Database, caller: Account, id: string): Account {
  if (!isStaff(caller)) checkMayHandle(db, caller, id)
  const account = db.account.find(id)
  if (!account || !isStudent(account)) throw notFound('没有这名学生')
  checkMayHandle(db, caller, id)
  return account
}

/** Throws unless the caller is the student, the planner of the student, or an administrator. */
export function checkMayHandle(db: Database, caller: Account, studentId: string): void {
  if (caller.id === studentId || isAdministrator(caller)) return
  if (!isStaff(caller)) throw forbidden()
  if (!isServedBy(db, caller, studentId)) throw forbidden('没有权限：这名学生不由你负责')
}

/** Whether the newest order of a student is the planner's. */
export function isServedBy(db: Database, { id }: Account, studentId: string): boolean {
  return newestOrder(db, studentId)?.plannerId === id
}
