import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { MajorPlanGroup } from '~/contracts/admission-plan'
import type { MajorScoreLineGroup, SchoolScoreLine } from '~/contracts/school-lines'
import type { LineQuestion } from '~/entities/admission/line-filters'
import { planCalls } from '~/entities/admission/plan.calls'
import { schoolCalls } from '~/entities/school/school.calls'
import { NOTHING_ASKED } from '~/shared/answer/use-answer'
import { unitGroups } from './admission-rows'
import type { ComparableYear } from './comparable-years'
import { lineCalls } from './lines.calls'
import { stoppedMajors } from './stopped-majors'

interface Asked {
  readonly schoolId: string
  readonly question: LineQuestion
  /** Those whose lines stand beside each other, the newest first. */
  readonly years: readonly ComparableYear[]
}

interface AskedLines extends Asked {
  /** The lines of the newest of the years. */
  readonly lines: readonly MajorScoreLineGroup[]
  readonly unitLines: readonly SchoolScoreLine[] | undefined
}

interface AskedPlans extends Asked {
  readonly plans: readonly MajorPlanGroup[]
}

/** The rows of a table that begins with lines. The years before are asked once its first rows stand. */
export function useLineGroups({ schoolId, question, years, lines, unitLines }: AskedLines) {
  const older = useEarlierLines({ schoolId, question, years: years.slice(1) })
  const drift = useDrift(question, years)
  const [one, two] = older.groups
  const groups = useMemo(() => {
    const answered = [lines, one, two]
    return unitGroups({
      groups: lines,
      subject: question.subject,
      years: years.map((year, at) => ({ ...year, groups: answered[at] })),
      unitLines,
      drifts: drift.drifts,
    })
  }, [lines, one, two, question.subject, years, unitLines, drift.drifts])
  return { groups, drifts: drift.drifts, earlier: [...older.answers, drift.answer] }
}

/** The rows of a table that begins with a plan. The plan before and the lines are asked once its first rows stand. */
export function usePlanGroups({ schoolId, question, years, plans }: AskedPlans) {
  const before = useQuery(planCalls.ofMajors(schoolId, { ...question, year: question.year - 1 }))
  const older = useEarlierLines({ schoolId, question, years })
  const drift = useDrift(question, years)
  const [one, two, three] = older.groups
  const plansBefore = before.data?.records
  const groups = useMemo(() => {
    const answered = [one, two, three]
    return unitGroups({
      groups: plans,
      subject: question.subject,
      years: years.map((year, at) => ({ ...year, groups: answered[at] })),
      plansBefore,
      drifts: drift.drifts,
    })
  }, [plans, one, two, three, question.subject, years, plansBefore, drift.drifts])
  const stopped = useMemo(() => stoppedMajors(plans, plansBefore), [plans, plansBefore])
  return { groups, stopped, plansBefore, earlier: [before, ...older.answers, drift.answer] }
}

/** How far the lines of the province moved in the newest of the years; nothing is told where it has failed. */
function useDrift({ province }: LineQuestion, years: readonly ComparableYear[]) {
  const [newest] = years
  const answer = useQuery(
    newest ? schoolCalls.lineDrift(province, newest.subject, [newest.year]) : NOTHING_ASKED,
  )
  return { answer, drifts: answer.isError ? null : answer.data }
}

/** The lines of some years; a year that has failed has none. */
function useEarlierLines({ schoolId, question, years }: Asked) {
  const [first, second, third] = years
  const askOf = (year: ComparableYear | undefined) =>
    year ? lineCalls.ofMajorsBefore(schoolId, question, year) : NOTHING_ASKED
  const answers = [useQuery(askOf(first)), useQuery(askOf(second)), useQuery(askOf(third))]
  return {
    answers,
    groups: answers.map(({ data, isError }) => data?.records ?? (isError ? NO_LINES : undefined)),
  }
}

const NO_LINES: readonly MajorScoreLineGroup[] = []
