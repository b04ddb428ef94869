import { useQuery } from '@tanstack/react-query'
import type { ApplicationList } from '~/contracts/list-summaries'
import { MOCK_EXAM_ID } from '~/contracts/reference'
import { scoreBasis } from '~/rules/list/score-basis'
import { now } from '~/shared/lib/time/clock'
import { scoreRecordCalls } from './score-record.calls'

/** The score that a list stands on, with the answers that tell it; the other scores are asked for only beside a mock exam. */
export function useScoreBasis(
  list: Pick<ApplicationList, 'studentId' | 'preferenceScoreId' | 'province' | 'year'>,
) {
  const { preferenceScoreId, studentId } = list
  const record = useQuery({
    ...scoreRecordCalls.byId(preferenceScoreId ?? ''),
    enabled: Boolean(preferenceScoreId),
  })
  const isMock = record.data?.examType === MOCK_EXAM_ID
  const others = useQuery({ ...scoreRecordCalls.list(studentId), enabled: isMock })
  const known = isMock ? others.data : record.data && [record.data]
  return { basis: known && scoreBasis(list, known, now()), answers: [record, others] }
}
