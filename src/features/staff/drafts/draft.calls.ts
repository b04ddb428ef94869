import { MOST_CHARACTERS } from '~/contracts/bounds'
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
import { aFewAtOnce } from '~/shared/lib/a-few-at-once'
import { asked, type OwnRule } from './own-rule'

/** What a list is made for. */
export interface ListPurpose {
  readonly score: PreferenceScore
  readonly batch: string
  readonly form: ApplicationForm
}

/** A list that was made for a student and that only the planner sees. */
export interface ListDraft extends ListPurpose {
  readonly intention: Intention
  readonly made: EasyRecommendation
}

/** The first regular batch that a score reaches. Throws where it has none. */
async function purposeOf(score: PreferenceScore, signal?: AbortSignal): Promise<ListPurpose> {
  const { id: preferenceScoreId, province, year } = score
  const batches = await request(scoreRecords.batches, { query: { preferenceScoreId } }, signal)
  const regular = batches.filter((each) => !isEarlyBatch(each.batch))
  const batch = (regular.find(({ open }) => open) ?? regular[0])?.batch
  const form = batch && applicationForm(province, year, batch)
  if (!form) throw new Error('这条成绩没有可以填报的批次')
  return { score, batch, form }
}

async function newestScore(studentId: string, signal: AbortSignal): Promise<PreferenceScore | undefined> {
  const [newest] = await request(scoreRecords.list, { query: { studentId } }, signal)
  return newest
}

/** What the next list of a student is for, by the newest score; null without a score. */
export function purposeFor(studentId: string) {
  const { method, path } = scoreRecords.batches
  return ask<ListPurpose | null>({
    key: [method, path, { studentId }],
    staleTime: FRESH.own,
    send: async (signal) => {
      const newest = await newestScore(studentId, signal)
      return newest ? purposeOf(newest, signal) : null
    },
  })
}

/** Makes a list for a score of a student, by a rule and with the student's wishes. Throws where the score has no batch. */
export async function makeDraft(
  score: PreferenceScore,
  rule: OwnRule,
  signal?: AbortSignal,
): Promise<ListDraft> {
  const { id: preferenceScoreId, studentId } = score
  const purpose = await purposeOf(score, signal)
  const [made, intention] = await Promise.all([
    request(
      recommendation.easy,
      { body: { preferenceScoreId, batch: purpose.batch, useIntention: true, ...asked(rule) } },
      signal,
    ),
    request(studentProfile.intention, { params: { studentId } }, signal),
  ])
  return { ...purpose, intention, made }
}

/** A list is dear to make: of eleven students the first ones are there while the last still wait. */
const inTurn = aFewAtOnce(2)

/** The draft for the newest score of a student; null without a score. */
export function draftOf({ studentId, rule }: { readonly studentId: string; readonly rule: OwnRule }) {
  const { method, path } = recommendation.easy
  return ask<ListDraft | null>({
    key: [method, path, { studentId, ...asked(rule) }],
    staleTime: FRESH.own,
    send: (signal) =>
      inTurn(async () => {
        const newest = await newestScore(studentId, signal)
        return newest ? makeDraft(newest, rule, signal) : null
      }, signal),
  })
}

/** The choices of a draft. */
export function itemsOf({ made, form, intention, score: { rank } }: ListDraft) {
  return itemsOfMade(made, form, intention, rank)
}

/** The same, each with what the maker of the list says of it; a planner may write another reason. */
export function reasonedItems(draft: ListDraft) {
  const said = new Map(draft.made.choices?.map(({ unitId, reason }) => [unitId, reason]))
  return itemsOf(draft).map((item) => {
    const reason = said.get(item.unitId)?.slice(0, MOST_CHARACTERS.reason)
    return { ...item, ...(reason && { reason }) }
  })
}

/** What a draft becomes when it is handed over. */
export const proposalName = ({ score }: PreferenceScore) => `规划师方案（${score} 分）`
