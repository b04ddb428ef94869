import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { MajorPlanGroup } from '~/contracts/admission-plan'
import type { MajorScoreLineGroup, SchoolScoreLine } from '~/contracts/school-lines'
import type { LineQuestion } from '~/entities/admission/line-filters'
import { planCalls } from '~/entities/admission/plan.calls'
import { NOTHING_ASKED } from '~/shared/answer/use-answer'
import { unitGroups } from './admission-rows'
import type { ComparableYear } from './comparable-years'
import { lineCalls } from './lines.calls'

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
  const [one, two] = older.groups
  const groups = useMemo(() => {
    const answered = [lines, one, two]
    return unitGroups({
      groups: lines,
      province: question.province,
      subject: question.subject,
      years: years.map((year, at) => ({ ...year, groups: answered[at] })),
      unitLines,
    })
  }, [lines, one, two, question.province, question.subject, years, unitLines])
  return { groups, earlier: older.answers }
}

/** The rows of a table that begins with a plan. The plan before and the lines are asked once its first rows stand. */
export function usePlanGroups({ schoolId, question, years, plans }: AskedPlans) {
  const before = useQuery(planCalls.ofMajors(schoolId, { ...question, year: question.year - 1 }))
  const older = useEarlierLines({ schoolId, question, years })
  const [one, two, three] = older.groups
  const plansBefore = before.data?.records
  const groups = useMemo(() => {
    const answered = [one, two, three]
    return unitGroups({
      groups: plans,
      province: question.province,
      subject: question.subject,
      years: years.map((year, at) => ({ ...year, groups: answered[at] })),
      plansBefore,
    })
  }, [plans, one, two, three, question.province, question.subject, years, plansBefore])
  return { groups, plansBefore, earlier: [before, ...older.answers] }
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
