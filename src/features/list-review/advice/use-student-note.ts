import { useQuery } from '@tanstack/react-query'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import { intentionCalls } from '~/entities/intention/intention.calls'
import { useFormOf } from '~/entities/service-order/use-form-of'
import { recordCalls } from '~/entities/student/record.calls'

/** What the student of a list has asked for in words: beside the order, or else beside the intention. */
export function useStudentNote({ studentId }: Pick<ApplicationListDetail, 'studentId'>) {
  const intention = useQuery(intentionCalls.of(studentId))
  const student = useQuery(recordCalls.record(studentId))
  const order = useFormOf(student.data)
  const note = order.form?.note?.trim() || intention.data?.note?.trim() || undefined
  return {
    note,
    isPending: intention.isPending || student.isPending || order.isPending,
    answers: [intention, student, order],
  }
}
