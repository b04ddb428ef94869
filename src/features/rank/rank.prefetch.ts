import type { QueryClient } from '@tanstack/react-query'
import type { RankQuery } from '~/contracts/score-tables'
import { controlLineCalls } from '~/entities/province/control-lines.calls'
import { provinceExams } from '~/entities/province/province-exams.calls'
import { provinceToLoad } from '~/entities/province/use-known-province'
import { scoreTableCalls } from '~/entities/rank/score-table.calls'
import { IN_PREFETCH_SCRIPT } from '~/shared/api/in-prefetch-script'
import { prefetch, tryFetch } from '~/shared/api/query'
import { currentYear } from '~/shared/lib/time/clock'
import { currentSession } from '~/shared/session/session'
import type { RankFilters } from './rank.address'
import { chooseFilters } from './rank-filters'

/** Asks for what the page shows first, each as soon as its question is known. */
export async function prefetchRank(client: QueryClient, asked: RankFilters): Promise<void> {
  const province = provinceToLoad(client, asked.province)
  if (province === undefined) return
  const exams = tryFetch(client, provinceExams(province))
  const question = completeQuestion(asked) ?? (await settledQuestion(province))
  if (question) prefetchFigures(client, question, asked)

  async function settledQuestion(province: string): Promise<RankQuery | undefined> {
    const offered = await exams
    const asker = { thisYear: currentYear(), subjects: currentSession()?.user.subjects }
    return offered && chooseFilters({ ...asked, province }, offered, asker).question
  }
}

/** The question of an address that leaves nothing to a default, where nobody sees what was asked in vain. */
function completeQuestion({ province, year, subject, batch }: RankFilters): RankQuery | undefined {
  if (!IN_PREFETCH_SCRIPT || province === undefined || year === undefined) return undefined
  return subject === undefined || batch === undefined ? undefined : { province, year, subject, batch }
}

function prefetchFigures(client: QueryClient, question: RankQuery, asked: RankFilters): void {
  const { score } = asked
  if (score === undefined) {
    prefetch(client, scoreTableCalls.table(question))
    return
  }
  // With a score its rank stands first, then what the rank means, and the table far below.
  const scored = { ...question, score }
  prefetch(client, scoreTableCalls.segment(scored))
  prefetch(client, controlLineCalls.byProvince(question.province))
  prefetch(client, scoreTableCalls.equivalents(scored))
  // What a rank means is told by all of the province, without a batch.
  const { province, year, subject } = question
  prefetch(client, scoreTableCalls.table({ province, year, subject }))
}
