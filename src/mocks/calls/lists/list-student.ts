import { SUBJECTS } from '~/contracts/reference'
import type { PreferenceScore } from '~/contracts/score-records'
import type { ListStudent } from '~/rules/check-up/list-input'
import { studentFacts } from '~/rules/check-up/student-facts'
import type { Backend } from '../../server/backend'
import type { Account } from '../../store/database'
import { detailsTableOf } from '../../store/people-tables'
import { physicalsOf } from '../../store/profile-tables'

/** What a list is judged by beside its rank. Health and single subjects only students themselves have looked at. */
export function listStudent(
  { db }: Backend,
  caller: Account,
  studentId: string,
  score: PreferenceScore,
): Partial<ListStudent> {
  const account = db.account.find(studentId)
  const { sex, foreignLanguage } = detailsTableOf(db).find(studentId) ?? {}
  const subjects = SUBJECTS.flatMap(({ id }) => (account?.subjects.includes(id) ? id : []))
  const { province, year } = account ?? {}
  const physical = physicalsOf(db).find(studentId)
  const isOwn = caller.id === studentId
  return studentFacts({
    record: { sex, foreignLanguage, subjects, province, year },
    ...(isOwn && physical?.consent && { physical }),
    ...(isOwn && { score }),
  })
}
