import type { QueryClient } from '@tanstack/react-query'
import { schoolCalls } from '~/entities/school/school.calls'
import { schoolDetailCalls } from '~/features/school-detail/school-detail.calls'
import { prefetch, tryFetch } from '~/shared/api/query'
import type { SchoolMajorsFilters } from './school-majors.address'

/** Asks for what the page shows first, and for the assessed disciplines once their rounds are known. */
export async function prefetchMajors(
  client: QueryClient,
  schoolId: string,
  { round }: SchoolMajorsFilters,
): Promise<void> {
  prefetch(client, schoolCalls.base(schoolId))
  prefetch(client, schoolDetailCalls.specialMajors(schoolId))
  prefetch(client, schoolDetailCalls.majorHierarchy(schoolId))
  prefetch(client, schoolDetailCalls.departments(schoolId))
  const rounds = await tryFetch(client, schoolDetailCalls.rounds(schoolId))
  if (!rounds || rounds.length === 0) return
  const shown = assessedRound(rounds, round)
  prefetch(client, schoolDetailCalls.grades(schoolId, shown))
  prefetch(client, schoolDetailCalls.assessment(schoolId, shown))
}

/** The asked round if there was one, else the last. */
export function assessedRound(rounds: readonly number[], asked: number | undefined): number {
  return rounds.find((round) => round === asked) ?? Math.max(...rounds)
}
