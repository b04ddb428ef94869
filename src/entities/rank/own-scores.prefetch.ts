import type { QueryClient } from '@tanstack/react-query'
import { ROLES } from '~/contracts/reference'
import { scoresOf } from '~/entities/score-record/scores-of.calls'
import { prefetch } from '~/shared/api/query'
import { currentSession } from '~/shared/session/session'

/** Asks for the score records of a signed-in student, where the address names no rank to measure by. */
export function prefetchOwnScores(client: QueryClient, rank: number | undefined): void {
  const user = currentSession()?.user
  if (rank === undefined && user?.roleId === ROLES.student) prefetch(client, scoresOf(user.id))
}
