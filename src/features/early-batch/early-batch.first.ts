import type { QueryClient } from '@tanstack/react-query'
import { provinceCalls } from '~/entities/province/province.calls'
import { provinceToLoad } from '~/entities/province/use-known-province'
import { firstAnswer, startFetching, startFetchingPages } from '~/shared/api/query'
import { AHEAD } from '~/shared/lib/ahead'
import { currentYear } from '~/shared/lib/clock'
import type { EarlyBatchFilters } from './early-batch.address'
import { earlyCalls } from './early-batch.calls'
import { type EarlyQuestion, settleEarly } from './early-filters'

/** Asks for the rows of one school as soon as the question of the address is known. */
export async function askEarly(
  client: QueryClient,
  { schoolId, mode }: { readonly schoolId: string; readonly mode: 'plans' | 'lines' },
  asked: EarlyBatchFilters,
): Promise<void> {
  const province = provinceToLoad(client, asked.province)
  if (province === undefined) return
  const rules = firstAnswer(client, provinceCalls.rules(province))
  const question = completeQuestion(asked) ?? (await settledQuestion(province))
  if (!question) return
  if (mode === 'lines') startFetchingPages(client, earlyCalls.lines(schoolId, question))
  else {
    startFetching(client, earlyCalls.directories(question.province, question.year))
    startFetchingPages(client, earlyCalls.plans(schoolId, question))
  }

  async function settledQuestion(known: string): Promise<EarlyQuestion | undefined> {
    const offered = await rules
    return offered && settleEarly(known, asked, offered, currentYear()).question
  }
}

/** The question of an address that leaves nothing to a default, where nobody sees what was asked in vain. */
function completeQuestion({ province, year, batch, directory }: EarlyBatchFilters) {
  if (!AHEAD || province === undefined || year === undefined) return undefined
  return { province, year, batch, directory }
}
