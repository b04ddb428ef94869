import { useQuery } from '@tanstack/react-query'
import { intentionCalls } from '~/entities/intention/intention.calls'
import { scoreRecordCalls } from '~/entities/score-record/score-record.calls'
import { extCalls } from '~/entities/student/ext.calls'
import { recordCalls } from '~/entities/student/record.calls'
import {
  basicProgress,
  evaluationProgress,
  intentionProgress,
  otherProgress,
  type Progress,
  physicalProgress,
  scoreProgress,
} from './progress'
import type { RecordPageId } from './record-pages'

/** How much of each page of the record is filled in; a page whose answer is not there says nothing. */
export function useProgress(studentId: string): Readonly<Partial<Record<RecordPageId, Progress>>> {
  const record = useQuery(recordCalls.record(studentId)).data
  const physical = useQuery(recordCalls.physical(studentId)).data
  const ext = useQuery(extCalls.of(studentId)).data
  const scores = useQuery(scoreRecordCalls.list(studentId)).data
  const intention = useQuery(intentionCalls.of(studentId)).data
  return {
    ...(record && { basicInfo: basicProgress(record) }),
    ...(scores && { scoreSheet: scoreProgress(scores) }),
    ...(intention && { enrollmentIntention: intentionProgress(intention) }),
    ...(physical && { physicalTest: physicalProgress(physical) }),
    ...(ext && {
      evaluationInfo: evaluationProgress(ext.assessments),
      otherInfo: otherProgress(ext.otherInfo),
    }),
  }
}
