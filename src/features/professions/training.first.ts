import type { QueryClient } from '@tanstack/react-query'
import { professionCalls } from '~/entities/profession/profession.calls'
import { firstAnswer, startFetching } from '~/shared/api/query'
import { mayReadVip } from '~/shared/domain/access'
import { currentSession } from '~/shared/session/session'
import type { TrainingFilters } from './training.address'
import { trainingCalls } from './training.calls'
import { openMajors } from './training-majors'

/** Asks for the majors that lead to a type, and for the schools of the one that is shown; a named one waits for nothing. */
export async function askTraining(
  client: QueryClient,
  typeCode: string,
  { major, page }: Pick<TrainingFilters, 'major' | 'page'>,
): Promise<void> {
  if (major !== undefined) startFetching(client, trainingCalls.schools({ major, page }))
  const rows = await firstAnswer(client, professionCalls.majorRequirements(typeCode))
  const [first] = openMajors(rows ?? [], mayReadVip(currentSession()?.user))
  if (major === undefined && first) startFetching(client, trainingCalls.schools({ major: first.value, page }))
}
