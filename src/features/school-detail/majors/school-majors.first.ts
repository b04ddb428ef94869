import type { QueryClient } from '@tanstack/react-query'
import { schoolCalls } from '~/entities/school/school.calls'
import { schoolDetailCalls } from '~/features/school-detail/school-detail.calls'
import { firstAnswer, startFetching } from '~/shared/api/query'
import type { SchoolMajorsFilters } from './school-majors.address'

/** Asks for what the page shows first, and for the assessed disciplines once their rounds are known. */
export async function askMajors(
  client: QueryClient,
  schoolId: string,
  { round }: SchoolMajorsFilters,
): Promise<void> {
  startFetching(client, schoolCalls.base(schoolId))
  startFetching(client, schoolDetailCalls.specialMajors(schoolId))
  startFetching(client, schoolDetailCalls.majorHierarchy(schoolId))
  startFetching(client, schoolDetailCalls.departments(schoolId))
  const rounds = await firstAnswer(client, schoolDetailCalls.rounds(schoolId))
  if (!rounds || rounds.length === 0) return
  const shown = assessedRound(rounds, round)
  startFetching(client, schoolDetailCalls.grades(schoolId, shown))
  startFetching(client, schoolDetailCalls.assessment(schoolId, shown))
}

/** The asked round if there was one, else the last. */
export function assessedRound(rounds: readonly number[], asked: number | undefined): number {
  return rounds.find((round) => round === asked) ?? Math.max(...rounds)
}
