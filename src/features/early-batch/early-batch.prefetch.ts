import type { QueryClient } from '@tanstack/react-query'
import { withComingYear } from '~/entities/admission/line-filters'
import { provinceCalls } from '~/entities/province/province.calls'
import { provinceToLoad } from '~/entities/province/use-known-province'
import { newestPlanYear } from '~/rules/exam/years'
import { IN_PREFETCH_SCRIPT } from '~/shared/api/in-prefetch-script'
import { prefetch, tryFetch } from '~/shared/api/query'
import { currentYear, now } from '~/shared/lib/time/clock'
import { currentSession } from '~/shared/session/session'
import type { EarlyBatchFilters } from './early-batch.address'
import { earlyCalls } from './early-batch.calls'
import { type EarlyQuestion, settleEarly } from './early-filters'

/** Asks for the rows of one school as soon as the question of the address is known. */
export async function prefetchEarlyBatch(
  client: QueryClient,
  { schoolId, mode }: { readonly schoolId: string; readonly mode: 'plans' | 'lines' },
  asked: EarlyBatchFilters,
): Promise<void> {
  const province = provinceToLoad(client, asked.province)
  if (province === undefined) return
  const rules = tryFetch(client, provinceCalls.rules(province))
  // Rules of provinces would weigh more in the HTML than what they spare: a link that was shared leaves nothing open.
  const question = IN_PREFETCH_SCRIPT ? completeQuestion(asked) : await settledQuestion(province)
  if (!question) return
  prefetch(client, provinceCalls.subjectRule(question.province, question.year))
  const ofSchool = { ...question, schoolId, page: asked.page }
  if (mode === 'lines') prefetch(client, earlyCalls.linesOfSchool(ofSchool))
  else {
    prefetch(client, earlyCalls.directories(question.province, question.year))
    prefetch(client, earlyCalls.plansOfSchool(ofSchool))
  }

  async function settledQuestion(known: string): Promise<EarlyQuestion | undefined> {
    const all = await rules
    const thisYear = currentYear()
    const offered = all && (mode === 'plans' ? withComingYear(all, thisYear) : all)
    const applicant = currentSession()?.user
    return (
      offered &&
      settleEarly(known, asked, offered, {
        thisYear,
        planYear: mode === 'plans' ? newestPlanYear(now()) : undefined,
        applicant,
      }).question
    )
  }
}

/** The question of an address that leaves nothing to a default, where nobody sees what was asked in vain. */
function completeQuestion(asked: EarlyBatchFilters): EarlyQuestion | undefined {
  const { province, year, subject, electives, batch, directory, q } = asked
  if (province === undefined || year === undefined || subject === undefined) return undefined
  return { province, year, subject, electives, batch, directory, q }
}
