import { examMode } from '~/rules/exam/exam-mode'
import { findProvince } from '~/rules/exam/provinces'
import type { Backend } from '../../server/backend'
import { proposalOf, signedText, stageOf } from '../../store/advice-tables'
import type { ListRecord } from '../../store/records'
import { scoreRecordsOf } from '../../store/score-tables'
import { batchesOf } from '../../world/filing/filing-rules'
import { linesYear, type PlanKey } from '../../world/filing/planned-units'
import { batchesOfScore } from '../scores/score-batches'
import type { WrittenList } from './list-facts'
import { planFrame } from './plan-frame'

/** The plan that a list is made with, for the subject of the list's score. */
export function planOf(backend: Backend, list: ListRecord): PlanKey {
  const { province, year } = list
  const score = scoreOf(backend, list.preferenceScoreId)
  const subject = score?.subject ?? examMode(province, year)?.subjects[0] ?? ''
  const frame = planFrame({ province, year, subject }, backend) ?? { province, year, subject, filedIn: year }
  return {
    ...frame,
    batch: list.batch ?? regularBatch(frame, score && batchesOfScore(score, backend)) ?? '本科批',
  }
}

/** The first regular batch that a score reaches, else the first of all. */
function regularBatch(
  { province, year }: Pick<PlanKey, 'province' | 'year'>,
  reached: ReturnType<typeof batchesOfScore> = [],
): string | undefined {
  const facts = findProvince(province)
  const regular = facts ? batchesOf(facts, year).filter(({ early }) => !early) : []
  const open = new Set(reached.filter((batch) => batch.open).map(({ batch }) => batch))
  return (regular.find(({ batch }) => open.has(batch)) ?? regular[0])?.batch
}

/** A list with what is looked up when it is shown: its batch, its score and the number of its choices. */
export function detailOf(backend: Backend, list: ListRecord) {
  const score = scoreOf(backend, list.preferenceScoreId)
  const stage = stageOf(backend.db, list)
  return {
    ...list,
    ...(stage && { stage, answer: proposalOf(backend.db, list).answer }),
    batch: planOf(backend, list).batch,
    ...(score && { subject: score.subject, score: score.score, rank: score.rank }),
    itemCount: list.items.length,
  }
}

/** The same with what its files say more: whose score it is, and the year of the lines. */
export function writtenOf(backend: Backend, list: ListRecord): WrittenList {
  return {
    ...detailOf(backend, list),
    lineYear: linesYear(planOf(backend, list)),
    record: scoreOf(backend, list.preferenceScoreId),
    signed: signedText(backend.db, list),
  }
}

function scoreOf(backend: Backend, id: string | null) {
  return id === null ? undefined : scoreRecordsOf(backend.db).find(id)
}
