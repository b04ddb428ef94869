import { useQuery } from '@tanstack/react-query'
import { useOwnScores } from '~/entities/rank/use-my-rank'
import { scoreRecordCalls } from '~/entities/score-record/score-record.calls'
import { type BatchLevel, reachedLevel } from '~/rules/filing/batches'
import { NOTHING_ASKED } from '~/shared/answer/use-answer'

/** The level that the newest score of a student reaches; 本科 for everybody else, and until it is known. */
export function useOwnLevel(wanted: boolean): BatchLevel {
  const newest = useOwnScores(wanted).data?.[0]
  const { data = [] } = useQuery(newest && wanted ? scoreRecordCalls.batches(newest.id) : NOTHING_ASKED)
  return reachedLevel(data) ?? '本科'
}
