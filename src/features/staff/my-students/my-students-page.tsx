import { useEffect, useMemo, useState } from 'react'
import type { UserInfo } from '~/contracts/auth'
import type { StudentForm } from '~/contracts/service-orders'
import type { Filtered } from '~/shared/address/address'
import { Faces } from '~/shared/answer/faces'
import { useAnswer } from '~/shared/answer/use-answer'
import { isAdministrator } from '~/shared/domain/access'
import { ORDER } from '~/shared/domain/service-order'
import { KeywordField } from '~/shared/filters/keyword-field'
import { useUser } from '~/shared/session/session'
import { DataTable } from '~/shared/table/data-table'
import { Button } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { PageHeading } from '~/shared/ui/page-heading'
import { Pager } from '~/shared/ui/pager'
import { AssignDialog } from '../orders/assign-dialog'
import { PendingRows } from '../parts/pending-rows'
import { staffCalls } from '../staff.calls'
import { rememberWalk } from '../student/walk'
import { RowKeys } from '../table/row-keys'
import { SelectionProvider, useSelection } from '../table/selection'
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
      <Faces
        of={answer}
        name="服务单"
        className="mt-2"
        pending={<PendingRows />}
        isEmpty={({ records }) => records.length === 0}
        empty={<NoOrders filters={filters} />}
      >
        {({ records, total, current, size }) => (
          <>
            <OrderTable forms={records} user={user} filters={filters} />
            <div className="mt-4">
              <Pager
                name="服务单"
                current={current}
                size={size}
                total={total}
                onPage={(page) => change({ page })}
              />
            </div>
          </>
        )}
      </Faces>
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

interface OrderTableProps {
  readonly forms: readonly StudentForm[]
  readonly user: UserInfo
  readonly filters: MyStudentsFilters
}

/** Columns that say the same in every row of a tab stay away. */
function columnsOf(user: UserInfo, status: number) {
  const bulk = isAdministrator(user) && status === ORDER.unassigned
  const hasPlanner = isAdministrator(user) && status !== ORDER.unassigned
  return ORDER_COLUMNS.filter(({ id }) => (id !== 'select' || bulk) && (id !== 'planner' || hasPlanner))
}

function OrderTable({ forms, user, filters }: OrderTableProps) {
  const status = Number(filters.status)
  const columns = useMemo(() => columnsOf(user, status), [user, status])
  const ids = useMemo(() => forms.map(({ studentId }) => studentId), [forms])
  useEffect(() => rememberWalk(ids), [ids])
  const { selection, ids: selected, clear } = useSelection(ids)
  const [assigning, setAssigning] = useState<readonly StudentForm[]>()
  const chosen = forms.filter((form) => selected.includes(form.studentId) && form.status === ORDER.unassigned)
  const end = () => {
    setAssigning(undefined)
    clear()
  }
  return (
    <SelectionProvider value={selection}>
      {chosen.length > 0 && (
        <div className="flex min-h-11 flex-wrap items-center gap-2 py-1">
          <p role="status" className="text-sm">
            已选 {chosen.length} 份
          </p>
          <Button size="sm" onClick={() => setAssigning(chosen)}>
            分配所选
          </Button>
          <Button variant="ghost" size="sm" onClick={clear}>
            取消选择
          </Button>
        </div>
      )}
      <RowKeys>
        <DataTable label="服务单" columns={columns} rows={forms} />
      </RowKeys>
      {assigning && <AssignDialog forms={assigning} onClose={end} />}
    </SelectionProvider>
  )
}
