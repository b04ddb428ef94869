import { SUBJECTS } from '~/contracts/reference'
import type { PreferenceScore } from '~/contracts/score-records'
import { findProvince } from '~/rules/exam/provinces'
import type { Backend } from '../../server/backend'
import { badRequest, notFound } from '../../server/problem'
import type { Account } from '../../store/database'
import { scoreRecordsOf } from '../../store/score-tables'
import { batchesOf, batchRule } from '../../world/filing/filing-rules'
import type { PlanKey } from '../../world/filing/planned-units'
import type { Asker } from '../../world/filing/recommendation'
import { planFrame } from '../lists/plan-frame'
import { requireScore } from '../scores/score-records'

/** Choices of an automatic list where the form of the batch does not say how many there are. */
const SHORT_LIST = 4

/** A score record with the plans that it can be filled in with, one for each batch. */
export function requireScoreFrame(preferenceScoreId: string, backend: Backend, caller: Account) {
  const record = requireScore(backend.db, caller, preferenceScoreId)
  const facts = findProvince(record.province)
  const frame = planFrame(record, backend)
  if (!facts || !frame) throw notFound(`没有${record.province} ${record.year} 年${record.subject}的招生计划`)
  const asker: Asker = { rank: record.rank, year: record.year, electives: electivesOf(record, backend) }
  const batches = batchesOf(facts, frame.year)
  return {
    record,
    asker,
    plans: batches.map(({ batch }): PlanKey => ({ ...frame, batch })),
    choiceCounts: batches.map(({ batch }) => batchRule(facts, record.year, batch).choiceCount ?? SHORT_LIST),
  }
}

/** The data that a recommendation needs. Throws a problem for an unknown score record or batch. */
export function requirePlan(preferenceScoreId: string, batch: string, backend: Backend, caller: Account) {
  const { record, asker, plans, choiceCounts } = requireScoreFrame(preferenceScoreId, backend, caller)
  const index = plans.findIndex((known) => known.batch === batch)
  const plan = plans[index]
  if (!plan) throw notFound(`${record.province}没有${batch}`)
  return { plan, asker, studentId: record.studentId, choiceCount: choiceCounts[index] ?? 0 }
}

/** The newest score record of a student who calls without naming one. */
export function requireOwnScoreId(backend: Backend, caller: Account): string {
  const records = scoreRecordsOf(backend.db).list({ studentId: caller.id })
  const newest = records.toSorted((a, b) => (a.createTime < b.createTime ? 1 : -1))[0]
  if (!newest) throw badRequest('请指明用哪一条成绩')
  return newest.id
}

/** The subjects that the student has chosen, or else those that the record has scores for. */
export function electivesOf(record: PreferenceScore, { db }: Backend): string[] {
  const student = db.account.find(record.studentId)
  const chosen = student?.subjects ?? []
  return SUBJECTS.filter(({ id, field }) =>
    chosen.length > 0 ? chosen.includes(id) : typeof record[field] === 'number',
  ).map(({ label }) => label)
}
