import type { QueryClient } from '@tanstack/react-query'
import { firstQuestion } from '~/entities/admission/first-question'
import type { LinesFilters } from '~/entities/admission/lines.address'
import { planCalls } from '~/entities/admission/plan.calls'
import { provinceCalls } from '~/entities/province/province.calls'
import { majorLineCalls } from '~/entities/school/major-lines.calls'
import { schoolCalls } from '~/entities/school/school.calls'
import { IN_PREFETCH_SCRIPT } from '~/shared/api/in-prefetch-script'
import { prefetch, tryFetch } from '~/shared/api/query'
import { yearsBeside } from './comparable-years'
import { lineCalls } from './lines.calls'

/** Asks for what the page of lines shows first: the lines of the year, and of those that stand beside it. */
export async function prefetchLines(
  client: QueryClient,
  schoolId: string,
  asked: LinesFilters,
): Promise<void> {
  prefetch(client, schoolCalls.base(schoolId))
  const question = await firstQuestion(client, asked, 'lines')
  if (!question) return
  prefetch(client, majorLineCalls.ofSchool(schoolId, question))
  prefetch(client, schoolCalls.linesOfYear(schoolId, question))
  // What stands beside them comes in one call, which only the application can take apart.
  if (IN_PREFETCH_SCRIPT) return
  const rules = await tryFetch(client, provinceCalls.rules(question.province))
  const [, ...before] = yearsBeside(rules ?? [], question.year, question.subject)
  for (const year of before) prefetch(client, lineCalls.ofMajorsBefore(schoolId, question, year))
}

/** Asks for what the page of plans shows first. */
export async function prefetchPlans(
  client: QueryClient,
  schoolId: string,
  asked: LinesFilters,
): Promise<void> {
  prefetch(client, schoolCalls.base(schoolId))
  const question = await firstQuestion(client, asked, 'plans')
  if (question) prefetch(client, planCalls.ofMajors(schoolId, question))
}
