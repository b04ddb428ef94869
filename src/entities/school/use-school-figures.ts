import { useQueries } from '@tanstack/react-query'
import { planCalls } from '~/entities/admission/plan.calls'
import { newestPlanYear } from '~/rules/exam/years'
import { schoolLines } from '~/rules/filing/school-lines'
import type { AnswerState } from '~/shared/answer/use-answer'
import { now } from '~/shared/lib/clock'
import { schoolCalls } from './school.calls'
import { FAILED_FIGURES, PENDING_FIGURES, type SchoolFigures } from './school-figures'
import type { AskedLines, LineOfYearQuestion } from './use-line-question'

/**
 * The last line of each school on the screen, and where asked its plans. They come by and by and never hold the schools
 * back; `answers` are theirs, or the `rules` that tell what to ask for.
 */
export function useSchoolFigures(
  ids: readonly string[],
  { question, rules }: AskedLines,
  asks: 'lines' | 'lines and plans' = 'lines',
): { readonly figures: readonly SchoolFigures[]; readonly answers: readonly AnswerState<unknown>[] } {
  const lines = useQueries({
    queries: question ? ids.map((id) => schoolCalls.linesOfYear(id, question)) : [],
  })
  const areLinesThere = question !== undefined && lines.every(({ isPending }) => !isPending)
  // They wait until every line stands: where each is asked for alone, plans are long.
  const plans = useQueries({
    queries:
      asks === 'lines and plans' && areLinesThere
        ? planYears().flatMap((year) => ids.map((id) => planCalls.places(planQuestion(id, question, year))))
        : [],
  })
  const places = (at: number) => plans[at]?.data ?? undefined
  const figures = ids.map((_, index) => {
    const answer = lines[index]
    if (!question && rules.isError) return FAILED_FIGURES
    // A province without rules has no lines to wait for.
    if (!question && !rules.isPending && !rules.isEarlier) return { isPending: false }
    if (!question || !answer || answer.isPending) return PENDING_FIGURES
    const known = answer.data && schoolLines(answer.data, question)
    return {
      isPending: false,
      hasFailed: answer.isError,
      line: known?.line,
      joint: known?.joint,
      hasPlanFailed: plans[index]?.isError === true,
      isPlanPending: asks === 'lines and plans' && plans[index]?.isPending !== false,
      plan: places(index),
      planBefore: places(ids.length + index),
    }
  })
  return { figures, answers: question ? [...lines, ...plans] : [rules] }
}

/** The newest year whose plans are out, and the one before. */
function planYears(): number[] {
  const newest = newestPlanYear(now())
  return [newest, newest - 1]
}

function planQuestion(schoolId: string, { province, subject }: LineOfYearQuestion, year: number) {
  return { schoolId, province, subject, year }
}
