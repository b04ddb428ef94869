import { type EasyRecommendation, recommendation } from '~/contracts/recommendation'
import { type PreferenceScore, scoreRecords } from '~/contracts/score-records'
import { studentProfile } from '~/contracts/student-profile'
import { itemsOfMade } from '~/entities/application-list/item-of-unit'
import type { Intention } from '~/entities/intention/intention'
import { type ApplicationForm, applicationForm } from '~/rules/filing/application-form'
import { isEarlyBatch } from '~/rules/filing/batches'
import { ask } from '~/shared/api/call'
import { request } from '~/shared/api/client'
import { FRESH } from '~/shared/api/query'
import { asked, type OwnRule } from './own-rule'

/** A list that was made for a student and that only the planner sees. */
export interface ListDraft {
  readonly score: PreferenceScore
  readonly batch: string
  readonly form: ApplicationForm
  readonly intention: Intention
  readonly made: EasyRecommendation
}

/** The first regular batch that a score reaches; undefined where it has none. */
async function regularBatchOf(preferenceScoreId: string): Promise<string | undefined> {
  const batches = await request(scoreRecords.batches, { query: { preferenceScoreId } })
  const regular = batches.filter((each) => !isEarlyBatch(each.batch))
  return (regular.find(({ open }) => open) ?? regular[0])?.batch
}

/** Makes a list for a score of a student, by a rule and with the student's wishes. Throws where the score has no batch. */
export async function makeDraft(score: PreferenceScore, rule: OwnRule): Promise<ListDraft> {
  const { id: preferenceScoreId, studentId, province, year } = score
  const batch = await regularBatchOf(preferenceScoreId)
  const form = batch && applicationForm(province, year, batch)
  if (!form) throw new Error('这条成绩没有可以填报的批次')
  const [made, intention] = await Promise.all([
    request(recommendation.easy, {
      body: { preferenceScoreId, batch, useIntention: true, ...asked(rule) },
    }),
    request(studentProfile.intention, { params: { studentId } }),
  ])
  return { score, batch, form, intention, made }
}

/** The draft for the newest score of a student; null without a score. */
export function draftOf({ studentId, rule }: { readonly studentId: string; readonly rule: OwnRule }) {
  const { method, path } = recommendation.easy
  return ask<ListDraft | null>({
    key: [method, path, { studentId, ...asked(rule) }],
    staleTime: FRESH.own,
    send: async (signal) => {
      const [newest] = await request(scoreRecords.list, { query: { studentId } }, signal)
      return newest ? makeDraft(newest, rule) : null
    },
  })
}

/** The choices of a draft. */
export function itemsOf({ made, form, intention, score: { rank } }: ListDraft) {
  return itemsOfMade(made, form, intention, rank)
}

/** What a draft becomes when it is handed over. */
export const proposalName = ({ score }: PreferenceScore) => `规划师方案（${score} 分）`
