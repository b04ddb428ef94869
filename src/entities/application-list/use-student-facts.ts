import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import { intentionCalls } from '~/entities/intention/intention.calls'
import { scoreRecordCalls } from '~/entities/score-record/score-record.calls'
import { recordCalls } from '~/entities/student/record.calls'
import { useUser } from '~/shared/session/session'
import { studentFacts } from './student-facts'

/** What the student of a list has said of themselves; only they have it looked at. It keeps its identity between renders. */
export function useStudentFacts({
  studentId,
  preferenceScoreId,
}: Pick<ApplicationListDetail, 'studentId' | 'preferenceScoreId'>) {
  const enabled = useUser()?.id === studentId
  const record = useQuery({ ...recordCalls.record(studentId), enabled }).data
  const physical = useQuery({ ...recordCalls.physical(studentId), enabled }).data
  const asked = scoreRecordCalls.byId(preferenceScoreId ?? '')
  const score = useQuery({ ...asked, enabled: enabled && Boolean(preferenceScoreId) }).data
  return useMemo(() => studentFacts({ record, physical, score }), [record, physical, score])
}

/** Codes of the majors that the student of a list does not want, which a planner sees too. */
export function useUnwantedCodes({
  studentId,
}: Pick<ApplicationListDetail, 'studentId'>): readonly string[] | undefined {
  return useQuery(intentionCalls.of(studentId)).data?.excludedMajorCodes
}
