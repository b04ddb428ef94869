import { useQuery } from '@tanstack/react-query'
import type { AssessmentResult } from '~/contracts/student-profile'
import { extCalls } from '~/entities/student/ext.calls'
import { isStaff } from '~/shared/domain/access'
import { useUser } from '~/shared/session/session'

const NONE: readonly AssessmentResult[] = []

/** What the student's record has of assessments; nothing for guests and staff, and until it is there. */
export function useStoredResults(): readonly AssessmentResult[] {
  const user = useUser()
  const student = user && !isStaff(user) ? user : undefined
  const ext = useQuery({ ...extCalls.of(student?.id ?? ''), enabled: student !== undefined })
  return ext.data?.assessments ?? NONE
}
