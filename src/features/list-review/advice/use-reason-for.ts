import { useQuery } from '@tanstack/react-query'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import { intentionCalls } from '~/entities/intention/intention.calls'
import type { ReasonFor } from './offered-reason'

/** For whom the rows of a list stand there. */
export function useReasonFor(
  list: Pick<ApplicationListDetail, 'studentId' | 'province' | 'rank'> | undefined,
): ReasonFor {
  const wishes = useQuery({ ...intentionCalls.of(list?.studentId ?? ''), enabled: list !== undefined }).data
  return { home: list?.province ?? '', rank: list?.rank, wishes }
}
