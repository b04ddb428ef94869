import type { QueryClient } from '@tanstack/react-query'
import { newestQuestion } from '~/entities/admission/first-question'
import { planCalls } from '~/entities/admission/plan.calls'
import { schoolCalls } from '~/entities/school/school.calls'
import { newestPlanYear } from '~/rules/exam/years'
import { prefetch } from '~/shared/api/query'
import { now } from '~/shared/lib/time/clock'
import type { OverviewFilters } from './overview.address'

/** How many years stand side by side beside the newest. */
export const YEARS_BESIDE = 2

/** Asks for what the overview shows first: the school, and what one decides by. The rest waits until it is in view. */
export function prefetchOverview(client: QueryClient, schoolId: string, asked: OverviewFilters): void {
  prefetch(client, schoolCalls.base(schoolId))
  void prefetchDecision(client, schoolId, asked)
}

async function prefetchDecision(
  client: QueryClient,
  schoolId: string,
  asked: OverviewFilters,
): Promise<void> {
  const question = await newestQuestion(client, asked)
  if (!question) return
  const { province, subject } = question
  const plan = { province, subject, year: newestPlanYear(now()), batch: undefined, electives: [] }
  prefetch(client, planCalls.ofMajors(schoolId, plan))
  // Asked together, they are one call.
  for (const year of [question.year, ...question.yearsBefore.slice(0, YEARS_BESIDE)]) {
    prefetch(client, schoolCalls.linesOfYear(schoolId, { province, subject, year }))
  }
}
