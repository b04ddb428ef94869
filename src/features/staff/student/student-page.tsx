import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import type { StudentRecord } from '~/contracts/student-record'
import type { Filtered } from '~/shared/address/address'
import { States } from '~/shared/answer/states'
import { isForbidden, isMissing } from '~/shared/api/is-missing'
import { buttonVariants } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { PageHeading } from '~/shared/ui/page-heading'
import { Skeleton } from '~/shared/ui/skeleton'
import { VipMark } from '../parts/vip-mark'
import { AssessmentsSection } from './assessments-section'
import { ListsSection } from './lists-section'
import { OrderSection } from './order-section'
import { RecordSection } from './record-section'
import { ScoresSection } from './scores-section'
import type { StudentFilters } from './student.address'
import { studentCalls } from './student.calls'
import { TimelineSection } from './timeline-section'
import { WalkButtons } from './walk-buttons'

interface StudentPageProps extends Filtered<StudentFilters> {
  /** The list that the page was opened from, and leads back to. */
  readonly of?: 'all' | 'mine'
}

/** All that is known of one student, for those who advise them. */
export function StudentPage({ filters: { id }, change, of = 'all' }: StudentPageProps) {
  return (
    <>
      <div className="print-hidden flex min-h-11 flex-wrap items-center justify-between gap-2">
        <Link
          to={of === 'mine' ? '/myStudentList' : '/departStudentList'}
          className="inline-flex min-h-11 items-center gap-1 text-sm text-primary md:min-h-6"
        >
          <ChevronLeft aria-hidden className="size-4" />
          {of === 'mine' ? '我的学生' : '学生管理'}
        </Link>
        {id !== undefined && <WalkButtons id={id} onWalk={(next) => change({ id: next })} />}
      </div>
      {id === undefined ? <NoStudent /> : <Student key={id} id={id} />}
    </>
  )
}

function Student({ id }: { id: string }) {
  const record = useQuery(studentCalls.record(id))
  if (isMissing(record.error)) return <NoStudent />
  if (isForbidden(record.error)) return <NotOwnStudent />
  return (
    <>
      <PageHeading>
        {record.data?.name || '学生档案'}
        {record.data?.auth && <VipMark />}
      </PageHeading>
      <States of={record} name="学生档案" pending={<Skeleton of="text" className="mt-4 h-[40rem]" />}>
        {(data) => <Sections record={data} />}
      </States>
    </>
  )
}

function Sections({ record }: { record: StudentRecord }) {
  return (
    <div className="mt-4 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
      <div className="grid min-w-0 gap-8">
        <RecordSection record={record} />
        <ScoresSection record={record} />
        <ListsSection studentId={record.id} />
        <AssessmentsSection studentId={record.id} />
      </div>
      <div className="grid gap-8 lg:sticky lg:top-4">
        <OrderSection record={record} />
        <TimelineSection record={record} />
      </div>
    </div>
  )
}

/** A planner reads the records of the own students; one without a planner can be taken over. */
function NotOwnStudent() {
  return (
    <>
      <PageHeading>没有权限查看这名学生</PageHeading>
      <EmptyRegion className="mt-4">
        <p>规划师只能查看和修改自己学生的档案、成绩和志愿表。还没有规划师的学生，接手服务单以后就可以看。</p>
        <Link
          to="/myStudentList"
          search={{ status: '1' }}
          className={buttonVariants({ variant: 'outline', size: 'sm', className: 'mt-4' })}
        >
          看等待接手的学生
        </Link>
      </EmptyRegion>
    </>
  )
}

function NoStudent() {
  return (
    <>
      <PageHeading>没有这名学生</PageHeading>
      <EmptyRegion className="mt-4">
        <p>链接里没有学生的编号，或这名学生已经不在。</p>
        <Link
          to="/departStudentList"
          className={buttonVariants({ variant: 'outline', size: 'sm', className: 'mt-4' })}
        >
          看全部学生
        </Link>
      </EmptyRegion>
    </>
  )
}
