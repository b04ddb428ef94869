import { useQueries } from '@tanstack/react-query'
import type { MajorScoreLine, SchoolScoreLine } from '~/contracts/school-lines'
import { planCalls } from '~/entities/admission/plan.calls'
import { newestPlanYear } from '~/rules/exam/years'
import { majorLines } from '~/rules/filing/major-lines'
import { schoolLines } from '~/rules/filing/school-lines'
import type { AnswerState } from '~/shared/answer/use-answer'
import { now } from '~/shared/lib/time/clock'
import { majorLineCalls } from './major-lines.calls'
import { schoolCalls } from './school.calls'
import { FAILED_FIGURES, PENDING_FIGURES, type SchoolFigures } from './school-figures'
import type { AskedMajor } from './send-major-lines'
import type { AskedLines, LineOfYearQuestion } from './use-line-question'

interface Asked {
  readonly figures: readonly SchoolFigures[]
  /** Theirs, or the `rules` that tell what to ask for. */
  readonly answers: readonly AnswerState<unknown>[]
}

/**
 * The last line of each school on the screen, and where asked its plans. They come by and by and never hold the schools
 * back.
 */
export function useSchoolFigures(
  ids: readonly string[],
  { question, rules }: AskedLines,
  asks: 'nothing' | 'lines' | 'lines and plans' = 'lines',
): Asked {
  const asked = asks === 'nothing' ? undefined : question
  const lines = useQueries({
    queries: asked ? ids.map((id) => schoolCalls.linesOfYear(id, asked)) : [],
  })
  const areLinesThere = asked !== undefined && lines.every(({ isPending }) => !isPending)
  // They wait until every line stands: where each is asked for alone, plans are long.
  const plans = useQueries({
    queries:
      asks === 'lines and plans' && areLinesThere
        ? planYears().flatMap((year) => ids.map((id) => planCalls.places(planQuestion(id, asked, year))))
        : [],
  })
  const places = (at: number) => plans[at]?.data ?? undefined
  const figures = ids.map((_, index) => {
    const answer = lines[index]
    const unasked = unaskedFigures({ question, rules })
    if (unasked) return unasked
    if (!question || !answer || answer.isPending) return PENDING_FIGURES
    return {
      ...lineFigures(answer, schoolLines(answer.data ?? NONE, question)),
      hasPlanFailed: plans[index]?.isError === true,
      isPlanPending: asks === 'lines and plans' && plans[index]?.isPending !== false,
      plan: places(index),
      planBefore: places(ids.length + index),
    }
  })
  return { figures, answers: question ? [...lines, ...plans] : [rules] }
}

/** The last line of one major at each school on the screen; nothing is asked without a major. */
export function useMajorFigures(
  ids: readonly string[],
  { question, rules }: AskedLines,
  major: AskedMajor | undefined,
): Asked {
  const lines = useQueries({
    queries:
      question && major
        ? ids.map((id) => majorLineCalls.ofMajor({ ...planQuestion(id, question, question.year), major }))
        : [],
  })
  const figures = ids.map((_, index) => {
    const answer = lines[index]
    const unasked = unaskedFigures({ question, rules })
    if (unasked) return unasked
    if (!major || !answer || answer.isPending) return PENDING_FIGURES
    const known = majorLines(answer.data ?? NO_ROWS)
    return { ...lineFigures(answer, known), ofMajor: known?.line.majorName ?? major.name }
  })
  return { figures, answers: question ? lines : [rules] }
}

const NONE: readonly SchoolScoreLine[] = []
const NO_ROWS: readonly MajorScoreLine[] = []

/** Figures that nobody can ask for; undefined where they are asked, or will be. */
function unaskedFigures({ question, rules }: AskedLines): SchoolFigures | undefined {
  if (question) return undefined
  if (rules.isError) return FAILED_FIGURES
  // A province without rules has no lines to wait for.
  return rules.isPending || rules.isEarlier ? undefined : { isPending: false }
}

function lineFigures(
  { isError }: AnswerState<unknown>,
  known: Pick<SchoolFigures, 'line' | 'joint'> | undefined,
): SchoolFigures {
  return { isPending: false, hasFailed: isError, line: known?.line, joint: known?.joint }
}

/** The newest year whose plans are out, and the one before. */
function planYears(): number[] {
  const newest = newestPlanYear(now())
  return [newest, newest - 1]
}

function planQuestion(schoolId: string, { province, subject }: LineOfYearQuestion, year: number) {
  return { schoolId, province, subject, year }
}
