import type { PreferenceScore } from '~/contracts/score-records'
import { ELECTIVES } from '~/rules/exam/electives'

/** The subject that a score table is named after: under the old exam of three, one of them. */
const OF_TABLE: Readonly<Record<string, string>> = { 物理: '物理', 理科: '物理', 历史: '历史', 文科: '历史' }

/**
 * The ids (S1 §3) of the subjects beside Chinese, math and English that somebody sat: those that the record has scores
 * for, else those that were `chosen`. The one that its score table is named after is added.
 */
export function satSubjects(record: PreferenceScore, chosen: readonly number[] = []): number[] {
  const scored = ELECTIVES.filter(({ field }) => record[field] != null).map(({ id }) => id)
  const others = scored.length > 0 ? scored : chosen
  return ELECTIVES.filter(({ id, label }) => others.includes(id) || label === OF_TABLE[record.subject]).map(
    ({ id }) => id,
  )
}
