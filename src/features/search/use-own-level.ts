import { useQuery } from '@tanstack/react-query'
import { ROLES } from '~/contracts/reference'
import { scoreRecords } from '~/contracts/score-records'
import { scoresOf } from '~/entities/score-record/scores-of.calls'
import { type BatchLevel, reachedLevel } from '~/rules/filing/batches'
import { NOTHING_ASKED } from '~/shared/answer/use-answer'
import { ask, call } from '~/shared/api/call'
import { useUser } from '~/shared/session/session'

/** The batches of a score. Asked here: the calls of the pages of scores would travel with every page that has a search. */
const batchesOf = (preferenceScoreId: string) =>
  ask(call(scoreRecords.batches, { query: { preferenceScoreId } }))

/** The level that the newest score of a student reaches; 本科 for everybody else, and until it is known. */
export function useOwnLevel(wanted: boolean): BatchLevel {
  const user = useUser()
  const student = wanted && user?.roleId === ROLES.student ? user : undefined
  const newest = useQuery({ ...scoresOf(student?.id ?? ''), enabled: student !== undefined }).data?.[0]
  const { data = [] } = useQuery(newest && wanted ? batchesOf(newest.id) : NOTHING_ASKED)
  return reachedLevel(data) ?? '本科'
}
