import { useQueryClient } from '@tanstack/react-query'
import { type AssessmentResult, studentProfile } from '~/contracts/student-profile'
import { extCalls } from '~/entities/student/ext.calls'
import { request } from '~/shared/api/client'
import { useComposedWrite } from '~/shared/api/use-write'
import { notify } from '~/shared/lib/browser/notify'
import { withResult } from './result'

interface StoredResult {
  readonly studentId: string
  readonly result: AssessmentResult
}

/** Puts a result before those that the record has. The record is read first: another device may have added one. */
export function useSaveResult(onStored: () => void) {
  const client = useQueryClient()
  return useComposedWrite(studentProfile.saveExt, {
    run: async ({ studentId, result }: StoredResult) => {
      const before = await request(studentProfile.ext, { params: { studentId } })
      const assessments = withResult(before.assessments, result)
      return request(studentProfile.saveExt, { body: { studentId, assessments } })
    },
    onDone: (saved) => {
      client.setQueryData(extCalls.of(saved.studentId).queryKey, saved)
      onStored()
      notify.success('已保存')
    },
  })
}

/** Takes a result out of the record. */
export function useDropResult() {
  const client = useQueryClient()
  return useComposedWrite(studentProfile.saveExt, {
    run: async ({ studentId, result }: StoredResult) => {
      const before = await request(studentProfile.ext, { params: { studentId } })
      const assessments = before.assessments.filter(({ id }) => id !== result.id)
      return request(studentProfile.saveExt, { body: { studentId, assessments } })
    },
    onDone: (saved) => {
      client.setQueryData(extCalls.of(saved.studentId).queryKey, saved)
      notify.success('已删除')
    },
  })
}
