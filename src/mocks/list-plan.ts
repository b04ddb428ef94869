import { scoreYears } from '~/shared/domain/years'
import type { Backend } from './backend'
import type { ListRecord } from './records'
import { scoreRecordsOf } from './score-tables'
import { findProvince } from './world/facts/provinces'
import { examMode } from './world/models/exam-mode'
import { batchesOf } from './world/models/filing-rules'
import { rankingTable } from './world/models/people-scores'
import type { PlanKey } from './world/models/planned-units'

/** The plan that a list is made with: the newest whose lines are known, for the subject of the list's score. */
export function planOf(backend: Backend, list: ListRecord): PlanKey {
  const { province } = list
  const score = scoreOf(backend, list.preferenceScoreId)
  const subject = score?.subject ?? examMode(province, list.year)?.subjects[0] ?? ''
  const known = rankingTable({ province, year: list.year, subject }, scoreYears(backend.now().getFullYear()))
  const year = known?.year ?? list.year
  const facts = findProvince(province)
  const regular = facts ? batchesOf(facts, year).find(({ early }) => !early)?.batch : undefined
  return { province, year, subject: known?.subject ?? subject, batch: list.batch ?? regular ?? '本科批' }
}

/** A list with what is looked up when it is shown: its batch, its score and the number of its choices. */
export function detailOf(backend: Backend, list: ListRecord) {
  const score = scoreOf(backend, list.preferenceScoreId)
  return {
    ...list,
    batch: planOf(backend, list).batch,
    ...(score && { subject: score.subject, score: score.score, rank: score.rank }),
    itemCount: list.items.length,
  }
}

function scoreOf(backend: Backend, id: string | null) {
  return id === null ? undefined : scoreRecordsOf(backend.db).findFirst({ where: { id: { equals: id } } })
}
