import { useMemo, useState } from 'react'
import type { UserInfo } from '~/contracts/auth'
import type { StudentForm } from '~/contracts/service-orders'
import type { Filtered } from '~/shared/address/address'
import { useAnswer } from '~/shared/answer/use-answer'
import { isAdministrator } from '~/shared/domain/access'
import { ORDER } from '~/shared/domain/service-order'
import { KeywordField } from '~/shared/filters/keyword-field'
import { useUser } from '~/shared/session/session'
import { Button } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { PageHeading } from '~/shared/ui/page-heading'
import { AssignDialog } from '../orders/assign-dialog'
import { staffCalls } from '../staff.calls'
import { StudentsFrame } from '../table/students-frame'
import type { MyStudentsFilters } from './my-students.address'
import { ORDER_COLUMNS } from './order-columns'
import { OrderTabs } from './order-tabs'
import { ordersQuestion } from './orders-question'

/** The orders of the reader, by status: what waits for them, what they serve, what is done. */
export function MyStudentsPage(page: Filtered<MyStudentsFilters>) {
  const user = useUser()
  return user ? <MyStudents user={user} {...page} /> : null
}

function MyStudents({ user, filters, change }: Filtered<MyStudentsFilters> & { user: UserInfo }) {
  const question = useMemo(() => ordersQuestion(filters, user), [filters, user])
  const answer = useAnswer(question, staffCalls.students)
  const status = Number(filters.status)
  const columns = useMemo(() => columnsOf(user, status), [user, status])
  return (
    <>
      <PageHeading>我的学生</PageHeading>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-3 border-b pb-3">
        <OrderTabs user={user} filters={filters} change={change} />
        <KeywordField
          label="姓名或手机号"
          value={filters.q}
          className="w-72 max-w-full"
          onSearch={(q) => change({ q, page: 1 })}
        />
      </div>
      <StudentsFrame
        answer={answer}
        name="服务单"
        unit="份"
        columns={columns}
        empty={<NoOrders filters={filters} />}
        onPage={(page) => change({ page })}
        onSelected={(chosen, clear) => <AssignSelected forms={chosen} onAssigned={clear} />}
      />
    </>
  )
}

const EMPTY_TEXTS: Readonly<Record<MyStudentsFilters['status'], string>> = {
  1: '没有等待分配的服务单。',
  2: '没有等待处理的服务单。',
  3: '现在没有服务中的学生。',
  4: '还没有完成的服务单。',
}

function NoOrders({ filters: { q, status } }: { filters: MyStudentsFilters }) {
  return <EmptyRegion className="mt-4">{q ? `没有叫“${q}”的学生。` : EMPTY_TEXTS[status]}</EmptyRegion>
}

/** Columns that say the same in every row of a tab stay away. */
function columnsOf(user: UserInfo, status: number) {
  const bulk = isAdministrator(user) && status === ORDER.unassigned
  const hasPlanner = isAdministrator(user) && status !== ORDER.unassigned
  return ORDER_COLUMNS.filter(({ id }) => (id !== 'select' || bulk) && (id !== 'planner' || hasPlanner))
}

interface AssignSelectedProps {
  readonly forms: readonly StudentForm[]
  readonly onAssigned: () => void
}

function AssignSelected({ forms, onAssigned }: AssignSelectedProps) {
  const [assigning, setAssigning] = useState(false)
  const waiting = forms.filter(({ status }) => status === ORDER.unassigned)
  if (waiting.length === 0) return null
  const end = () => {
    setAssigning(false)
    onAssigned()
  }
  return (
    <>
      <Button size="sm" onClick={() => setAssigning(true)}>
        分配所选
      </Button>
      {assigning && <AssignDialog forms={waiting} onClose={end} />}
    </>
  )
}
