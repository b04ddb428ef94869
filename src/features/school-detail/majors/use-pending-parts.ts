import { useQuery } from '@tanstack/react-query'
import { schoolDetailCalls } from '~/features/school-detail/school-detail.calls'
import { isAwaited, useAnswer } from '~/shared/answer/use-answer'
import { assessedRound } from './school-majors.prefetch'

/** Which parts of the page wait for their answers. Asks nothing that they do not ask. */
export function usePendingParts(schoolId: string, asked: number | undefined) {
  const featured = useQuery(schoolDetailCalls.specialMajors(schoolId))
  const hierarchy = useQuery(schoolDetailCalls.majorHierarchy(schoolId))
  const departments = useQuery(schoolDetailCalls.departments(schoolId))
  const rounds = useQuery(schoolDetailCalls.rounds(schoolId))
  const round = rounds.data?.length ? assessedRound(rounds.data, asked) : undefined
  const grades = useAnswer(round, (of) => schoolDetailCalls.grades(schoolId, of))
  const disciplines = useAnswer(round, (of) => schoolDetailCalls.assessment(schoolId, of))
  return {
    featured: featured.isPending,
    hierarchy: hierarchy.isPending,
    assessment: rounds.isPending || isAwaited(grades) || isAwaited(disciplines),
    departments: departments.isPending,
  }
}
