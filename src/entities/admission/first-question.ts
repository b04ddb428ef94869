import type { QueryClient } from '@tanstack/react-query'
import { provinceCalls } from '~/entities/province/province.calls'
import { provinceToLoad } from '~/entities/province/use-known-province'
import { newestPlanYear } from '~/rules/exam/years'
import { IN_PREFETCH_SCRIPT } from '~/shared/api/in-prefetch-script'
import { prefetch, tryFetch } from '~/shared/api/query'
import { currentYear, now } from '~/shared/lib/time/clock'
import { currentSession } from '~/shared/session/session'
import { COMBINED, type LineQuestion, settleFilters, settleNewest, withComingYear } from './line-filters'
import type { LinesFilters } from './lines.address'

/** Asks for the rules of a page of lines or plans. Gives its question as soon as it is known. */
export async function firstQuestion(
  client: QueryClient,
  asked: LinesFilters,
  asks: 'lines' | 'plans',
): Promise<LineQuestion | undefined> {
  const province = provinceToLoad(client, asked.province)
  if (province === undefined) return undefined
  const rules = tryFetch(client, provinceCalls.rules(province))
  const question = completeQuestion(province, asked) ?? (await settledQuestion(province))
  if (question) prefetch(client, provinceCalls.subjectRule(province, question.year))
  return question

  async function settledQuestion(known: string): Promise<LineQuestion | undefined> {
    const all = await rules
    const thisYear = currentYear()
    const planYear = asks === 'plans' ? newestPlanYear(now()) : undefined
    const person = { thisYear, planYear, subjects: currentSession()?.user.subjects }
    const counting = all && (asks === 'plans' ? withComingYear(all, thisYear) : all)
    return counting && settleFilters(known, asked, counting, person).question
  }
}

/** The question of an address that leaves nothing to a default, where nobody sees what was asked in vain. */
function completeQuestion(province: string, asked: LinesFilters): LineQuestion | undefined {
  const { year, subject, batch, electives } = asked
  if (!IN_PREFETCH_SCRIPT || asked.province === undefined || year === undefined || subject === undefined)
    return undefined
  return { province, year, subject, batch, electives: subject === COMBINED ? electives : [] }
}

/** The newest year of a province and a subject: the reader's own where none is asked for. */
export async function newestQuestion(
  client: QueryClient,
  { province: wanted, subject }: Pick<LinesFilters, 'province' | 'subject'>,
) {
  const province = provinceToLoad(client, wanted)
  if (province === undefined) return undefined
  const rules = await tryFetch(client, provinceCalls.rules(province))
  const person = { thisYear: currentYear(), subjects: currentSession()?.user.subjects }
  return rules && settleNewest(province, subject, rules, person).question
}
