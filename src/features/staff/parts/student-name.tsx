import { Link } from '@tanstack/react-router'
import type { StudentForm } from '~/contracts/service-orders'
import { mayHandle } from '~/shared/domain/access'
import { useUser } from '~/shared/session/session'
import { ROW_LINK } from '../table/row-keys'
import { VipMark } from './vip-mark'

interface StudentNameProps {
  readonly form: StudentForm
  readonly to: '/departStudentDetail' | '/myStudentDetail'
}

/** A student in a list, as a link for whom the record may be opened by. */
export function StudentName({ form, to }: StudentNameProps) {
  const user = useUser()
  const { studentId, studentName, auth } = form
  const row = { [ROW_LINK]: studentId }
  const name = studentName || '未填写姓名'
  return (
    <>
      {user && mayHandle(form, user) ? (
        <Link
          to={to}
          search={{ id: studentId }}
          {...row}
          className="inline-flex min-h-11 items-center rounded font-medium whitespace-nowrap text-primary underline-offset-4 hover:underline md:min-h-6"
        >
          {name}
        </Link>
      ) : (
        // The arrow keys lead over all rows, which can be selected by the space bar.
        <span
          {...row}
          tabIndex={-1}
          className="inline-flex min-h-11 items-center rounded whitespace-nowrap md:min-h-6"
        >
          {name}
        </span>
      )}
      {auth && <VipMark />}
    </>
  )
}
