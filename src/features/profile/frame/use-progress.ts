import { useQuery } from '@tanstack/react-query'
import { profileCalls } from '../profile.calls'
import { basicProgress, otherProgress, type Progress, physicalProgress } from './progress'
import type { RecordPageId } from './record-pages'

/** How much of each page of the record is filled in; a page whose answer is not there says nothing. */
export function useProgress(studentId: string): Readonly<Partial<Record<RecordPageId, Progress>>> {
  const record = useQuery(profileCalls.record(studentId)).data
  const physical = useQuery(profileCalls.physical(studentId)).data
  const ext = useQuery(profileCalls.ext(studentId)).data
  return {
    ...(record && { basicInfo: basicProgress(record) }),
    ...(physical && { physicalTest: physicalProgress(physical) }),
    ...(ext && { otherInfo: otherProgress(ext.otherInfo) }),
  }
}
