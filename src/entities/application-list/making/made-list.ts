import { MOST_CHARACTERS } from '~/contracts/bounds'
import { type EasyRecommendation, recommendation } from '~/contracts/recommendation'
import { type PreferenceScore, scoreRecords } from '~/contracts/score-records'
import { studentProfile } from '~/contracts/student-profile'
import type { Intention } from '~/entities/intention/intention'
import { type ApplicationForm, applicationForm } from '~/rules/filing/application-form'
import { isEarlyBatch } from '~/rules/filing/batches'
import { request } from '~/shared/api/client'
import { itemsOfMade } from '../item-of-unit'
import { asked, type OwnRule } from './own-rule'

/** What a list is made for. */
export interface ListPurpose {
  readonly score: PreferenceScore
  readonly batch: string
  readonly form: ApplicationForm
}

/** A whole list that was made for a score of a student, and is not saved yet. */
export interface MadeList extends ListPurpose {
  readonly intention: Intention
  readonly made: EasyRecommendation
}

interface Making {
  /** Shares, and what has to stand in the list or may not; the usual ones when absent. */
  readonly rule?: OwnRule
  /** Taken where the score reaches it; else the first regular batch that the score reaches. */
  readonly batch?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** The batch that a list of a score is for. Throws where the score has none. */
export async function purposeOf(
  score: PreferenceScore,
  { batch: wanted, signal }: Making = {},
): Promise<ListPurpose> {
  const { id: preferenceScoreId, province, year } = score
  const batches = await request(scoreRecords.batches, { query: { preferenceScoreId } }, signal)
  const regular = batches.filter((each) => !isEarlyBatch(each.batch))
  const same = regular.find((each) => each.open && each.batch === wanted)
  const batch = (same ?? regular.find(({ open }) => open) ?? regular[0])?.batch
  const form = batch && applicationForm(province, year, batch)
  if (!form) throw new Error('这条成绩没有可以填报的批次')
  return { score, batch, form }
}

/** Makes a list for a score of a student, with what the student wants. Throws where the score has no batch. */
export async function makeWholeList(score: PreferenceScore, making: Making = {}): Promise<MadeList> {
  const { id: preferenceScoreId, studentId } = score
  const { rule, signal } = making
  const purpose = await purposeOf(score, making)
  const [made, intention] = await Promise.all([
    request(
      recommendation.easy,
      { body: { preferenceScoreId, batch: purpose.batch, useIntention: true, ...(rule && asked(rule)) } },
      signal,
    ),
    request(studentProfile.intention, { params: { studentId } }, signal),
  ])
  return { ...purpose, intention, made }
}

/** The choices of a list that was made. */
export function itemsOf({ made, form, intention, score: { rank } }: MadeList) {
  return itemsOfMade(made, form, intention, rank)
}

/** The same, each with what the maker of the list says of it; a planner may write another reason. */
export function reasonedItems(list: MadeList) {
  const said = new Map(list.made.choices?.map(({ unitId, reason }) => [unitId, reason]))
  return itemsOf(list).map((item) => {
    const reason = said.get(item.unitId)?.slice(0, MOST_CHARACTERS.reason)
    return { ...item, ...(reason && { reason }) }
  })
}

/** What a planner's list is called when it is handed over. */
export const proposalName = ({ score }: PreferenceScore) => `规划师方案（${score} 分）`
