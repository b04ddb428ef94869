import { useQuery } from '@tanstack/react-query'
import type { StudentRecord } from '~/contracts/student-record'
import { staffCalls } from '../staff.calls'

/** More of the same name than any office has. */
const NAMESAKES = 200

/** The row of a student in the lists, with their newest order. No call asks for one student's: the name finds it. */
export function useFormOf({ id, name }: Pick<StudentRecord, 'id' | 'name'>) {
  const answer = useQuery(staffCalls.students({ page: 1, pageSize: NAMESAKES, query: name }))
  return { ...answer, form: answer.data?.records.find(({ studentId }) => studentId === id) }
}
