import { useQuery } from '@tanstack/react-query'
import type { StudentRecord } from '~/contracts/student-record'
import { studentForms } from './student-forms.calls'

/** More of the same name than any office has. */
const NAMESAKES = 200

/** The row of a student in the lists of staff, with their newest order. No call asks for one student's: the name finds it. */
export function useFormOf(student: Pick<StudentRecord, 'id' | 'name'> | undefined) {
  const asked = studentForms({ page: 1, pageSize: NAMESAKES, query: student?.name })
  const answer = useQuery({ ...asked, enabled: student !== undefined })
  return { ...answer, form: answer.data?.records.find(({ studentId }) => studentId === student?.id) }
}
