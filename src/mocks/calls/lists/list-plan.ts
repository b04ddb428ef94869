import { examMode } from '~/rules/exam/exam-mode'
import { findProvince } from '~/rules/exam/provinces'
import type { Backend } from '../../server/backend'
import type { ListRecord } from '../../store/records'
import { scoreRecordsOf } from '../../store/score-tables'
import { batchesOf } from '../../world/filing/filing-rules'
import type { PlanKey } from '../../world/filing/planned-units'
import { rankingTable } from '../../world/people/scores'

/** The plan that a list is made with: the newest whose lines are known, for the subject of the list's score. */
export function planOf(backend: Backend, list: ListRecord): PlanKey {
  const { province } = list
  const score = scoreOf(backend, list.preferenceScoreId)
  const subject = score?.subject ?? examMode(province, list.year)?.subjects[0] ?? ''
  const known = rankingTable({ province, year: list.year, subject }, backend.scoreYears)
  const year = known?.year ?? list.year
  const facts = findProvince(province)
  const regular = facts ? batchesOf(facts, year).find(({ early }) => !early)?.batch : undefined
  return {
    province,
    year,
    subject: known?.subject ?? subject,
    batch: list.batch ?? regular ?? '本科批',
    filedIn: list.year,
  }
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
  return id === null ? undefined : scoreRecordsOf(backend.db).find(id)
}
