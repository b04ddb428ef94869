import { useQuery } from '@tanstack/react-query'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import { MOCK_EXAM_ID } from '~/contracts/reference'
import { scoreRecordCalls } from '~/entities/score-record/score-record.calls'
import { areResultsOut } from '~/entities/season/season'
import { now } from '~/shared/lib/clock'

/** Whether a list rests on a mock exam although the results of its year are out by the calendar of the province. */
export function useOutdatedScore({
  preferenceScoreId,
  province,
  year,
}: Pick<ApplicationListDetail, 'preferenceScoreId' | 'province' | 'year'>): boolean {
  const asked = scoreRecordCalls.byId(preferenceScoreId ?? '')
  const record = useQuery({ ...asked, enabled: Boolean(preferenceScoreId) }).data
  return record?.examType === MOCK_EXAM_ID && areResultsOut(province, year, now())
}
