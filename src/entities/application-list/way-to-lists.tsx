import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { isStaff } from '~/shared/domain/access'
import { useUser } from '~/shared/session/session'

const backClass = 'print-hidden inline-flex min-h-11 items-center gap-1 text-sm text-primary md:min-h-6'

/** To the lists of the reader; staff come from the student's record. */
export function WayToLists({ studentId }: { studentId: string | undefined }) {
  const user = useUser()
  const icon = <ChevronLeft aria-hidden className="size-4" />
  return user && isStaff(user) ? (
    <Link to="/myStudentDetail" search={{ id: studentId }} className={backClass}>
      {icon}
      学生档案
    </Link>
  ) : (
    <Link to="/myvolunteer" className={backClass}>
      {icon}
      我的志愿表
    </Link>
  )
}
