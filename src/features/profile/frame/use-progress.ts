import { useQuery } from '@tanstack/react-query'
import { intentionCalls } from '~/entities/intention/intention.calls'
import { scoreRecordCalls } from '~/entities/score-record/score-record.calls'
import { extCalls } from '~/entities/student/ext.calls'
import { recordCalls } from '~/entities/student/record.calls'
import { type Retry, useRetry } from '~/shared/answer/use-retry'
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

interface AllProgress extends Retry {
  readonly progress: Readonly<Partial<Record<RecordPageId, Progress>>>
}

/** How much of each page of the record is filled in; a page whose answer is not there says nothing. */
export function useProgress(studentId: string): AllProgress {
  const record = useQuery(recordCalls.record(studentId))
  const physical = useQuery(recordCalls.physical(studentId))
  const ext = useQuery(extCalls.of(studentId))
  const scores = useQuery(scoreRecordCalls.list(studentId))
  const intention = useQuery(intentionCalls.of(studentId))
  const retry = useRetry(record, physical, ext, scores, intention)
  const progress = {
    ...(record.data && { basicInfo: basicProgress(record.data) }),
    ...(scores.data && { scoreSheet: scoreProgress(scores.data) }),
    ...(intention.data && { enrollmentIntention: intentionProgress(intention.data) }),
    ...(physical.data && { physicalTest: physicalProgress(physical.data) }),
    ...(ext.data && {
      evaluationInfo: evaluationProgress(ext.data.assessments),
      otherInfo: otherProgress(ext.data.otherInfo),
    }),
  }
  return { progress, ...retry }
}
