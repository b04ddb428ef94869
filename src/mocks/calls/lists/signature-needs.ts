import type { EndpointInput } from '~/contracts/endpoint'
import { ABOUT_NOTE, type listAdvice } from '~/contracts/list-advice'
import { isOfVoid, kindsOf } from '~/rules/check-up/finding-kinds'
import { scoreBasis } from '~/rules/list/score-basis'
import type { Backend } from '../../server/backend'
import { conflict } from '../../server/problem'
import type { Account } from '../../store/database'
import { newestOrder } from '../../store/people-tables'
import { intentionsOf } from '../../store/profile-tables'
import type { ListRecord } from '../../store/records'
import { newestFirst } from '../scores/newest-first'
import { checkedOf } from './list-risks'

type Asked = Pick<EndpointInput<typeof listAdvice.sign>['body'], 'seen' | 'answers'>

/** Throws where a list is not to be signed yet: what its score, its rows, its student and the check-up leave open. */
export function requireReady(backend: Backend, caller: Account, list: ListRecord, asked: Asked): void {
  const { db } = backend
  if (scoreBasis(list, newestFirst(db, list.studentId), backend.now())?.isOutdated)
    throw conflict('高考成绩已经公布，这张表还按模考的成绩：按高考成绩重新做一张再签')
  const unseen = list.items.findIndex(({ unitId }) => !asked.seen?.includes(unitId))
  if (unseen >= 0) throw conflict(`第 ${unseen + 1} 个志愿还没有看过`)
  const answered = new Set(asked.answers.flatMap(({ about, text }) => (about && text.trim() ? about : [])))
  if (noteOf(backend, list.studentId) && !answered.has(ABOUT_NOTE)) throw conflict('学生的备注还没有回答')
  const checkUp = checkedOf(backend, caller, list)
  if (!checkUp || checkUp.skipped.some(({ isVital }) => isVital))
    throw conflict('选科或停招没有查成，先在检查里弄清楚')
  const open = kindsOf(checkUp.findings).find(
    (kind) => kind.severity !== 'low' && (isOfVoid(kind) || !answered.has(kind.check)),
  )
  if (open) throw conflict(`检查还有“${open.name}”要处理，或说明为什么可以这样`)
}

/** What the student has asked for in words: beside the order, or else beside the intention. */
function noteOf({ db }: Backend, studentId: string): string | undefined {
  const words = newestOrder(db, studentId)?.note?.trim() || intentionsOf(db).find(studentId)?.note?.trim()
  return words || undefined
}
