import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { listDetailCalls } from '~/entities/application-list/list-detail.calls'
import { Faces } from '~/shared/answer/faces'
import { isMissing } from '~/shared/api/is-missing'
import { isStaff } from '~/shared/domain/access'
import { useUser } from '~/shared/session/session'
import { buttonVariants } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { PageHeading } from '~/shared/ui/page-heading'
import { Skeleton } from '~/shared/ui/skeleton'
import { ListSheet } from './list-sheet'

/** One application list: its rows, and beside them what the check-up says. */
export function ListPage({ id }: { id: string }) {
  const answer = useQuery(listDetailCalls.detail(id))
  return (
    <div className="content-column py-6 md:py-10">
      <WayBack studentId={answer.data?.studentId} />
      <PageHeading>{answer.data?.name ?? '志愿表'}</PageHeading>
      {isMissing(answer.error) ? (
        <Missing />
      ) : (
        <Faces of={answer} name="志愿表" className="mt-2" pending={<Pending />}>
          {(list) => <ListSheet key={list.id} list={list} />}
        </Faces>
      )}
    </div>
  )
}

const backClass = 'print-hidden inline-flex min-h-11 items-center gap-1 text-sm text-primary md:min-h-6'

/** To the lists of the reader; staff come from the student's record. */
function WayBack({ studentId }: { studentId: string | undefined }) {
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

function Missing() {
  return (
    <EmptyRegion className="mt-6">
      <p>没有这份志愿表，可能已经删除，或链接不完整。</p>
      <Link
        to="/myvolunteer"
        className={buttonVariants({ variant: 'outline', size: 'sm', className: 'mt-4' })}
      >
        看全部志愿表
      </Link>
    </EmptyRegion>
  )
}

function Pending() {
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid gap-3">
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <Skeleton key={key} className="h-28" />
        ))}
      </div>
      <Skeleton className="h-64" />
    </div>
  )
}
