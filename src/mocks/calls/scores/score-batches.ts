import type { PreferenceScore } from '~/contracts/score-records'
import { findProvince } from '~/rules/exam/provinces'
import type { Backend } from '../../server/backend'
import { linesOfTable } from '../../world/exam/control-lines'
import { batchesOf } from '../../world/filing/filing-rules'
import { rankingTable } from '../../world/people/scores'

/** The batches of the table that ranks a score, with its control lines; one is open where the score reaches its line or has none. Empty for an unknown province. */
export function batchesOfScore(
  { province, year, subject, score }: Pick<PreferenceScore, 'province' | 'year' | 'subject' | 'score'>,
  { scoreYears }: Pick<Backend, 'scoreYears'>,
) {
  const facts = findProvince(province)
  const table = rankingTable({ province, year, subject }, scoreYears)
  const lines = table ? linesOfTable(province, table.year, table.subject) : []
  return (facts ? batchesOf(facts, table?.year ?? year) : []).map(({ batch, early }) => {
    const controlScore = lines.find((line) => line.batch === batch)?.controlScore
    return { batch, early, open: controlScore === undefined || score >= controlScore, controlScore }
  })
}
