import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import { intentionCalls } from '~/entities/intention/intention.calls'
import { scoreRecordCalls } from '~/entities/score-record/score-record.calls'
import { recordCalls } from '~/entities/student/record.calls'
import { studentFacts } from '~/rules/check-up/student-facts'
import { useUser } from '~/shared/session/session'

/**
 * What the student of a list has said of themselves, as it is now; their body and their single subjects only they have
 * looked at. Undefined while it is on its way: nothing is judged for somebody else. It keeps its identity between renders.
 */
export function useStudentFacts({
  studentId,
  preferenceScoreId,
}: Pick<ApplicationListDetail, 'studentId' | 'preferenceScoreId'>) {
  const enabled = useUser()?.id === studentId
  const record = useQuery(recordCalls.record(studentId))
  const physical = useQuery({ ...recordCalls.physical(studentId), enabled })
  const asked = scoreRecordCalls.byId(preferenceScoreId ?? '')
  const score = useQuery({ ...asked, enabled: enabled && Boolean(preferenceScoreId) })
  const isPending = record.isPending || (enabled && physical.isPending) || score.isLoading
  return useMemo(
    () =>
      isPending
        ? undefined
        : studentFacts({ record: record.data, physical: physical.data, score: score.data }),
    [isPending, record.data, physical.data, score.data],
  )
}

/** Codes of the majors that the student of a list does not want, which a planner sees too. */
export function useUnwantedCodes({
  studentId,
}: Pick<ApplicationListDetail, 'studentId'>): readonly string[] | undefined {
  return useQuery(intentionCalls.of(studentId)).data?.excludedMajorCodes
}
