import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { UserInfo } from '~/contracts/auth'
import type { StudentForm } from '~/contracts/service-orders'
import { seasonYear } from '~/entities/season/season'
import type { Filtered } from '~/shared/address/address'
import { useSettled } from '~/shared/address/use-settled'
import { MissingLine } from '~/shared/answer/missing-line'
import { useAnswer } from '~/shared/answer/use-answer'
import { isAdministrator } from '~/shared/domain/access'
import { ORDER } from '~/shared/domain/service-order'
import { KeywordField } from '~/shared/filters/keyword-field'
import { formatCount } from '~/shared/lib/text/format'
import { now } from '~/shared/lib/time/clock'
import { useUser } from '~/shared/session/session'
import { Button } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { PageHeading } from '~/shared/ui/page-heading'
import { DraftsPage } from '../drafts/drafts-page'
import { OrderDialogs, useAskOrder } from '../orders/order-dialogs'
import { shortStatus } from '../parts/order-status'
import { staffCalls } from '../staff.calls'
import { StudentsFrame } from '../table/students-frame'
import { type Desk, deskColumns } from './desk-columns'
import type { MyStudentsFilters } from './my-students.address'
import { ORDER_COLUMNS } from './order-columns'
import { OrderTabs, ordersCount } from './order-tabs'
import { countedStatus, isDesk, type OrderStatus, ordersQuestion } from './orders-question'
import { useDesk } from './use-desk'

/** The orders of the reader, by status: what waits for them, what they serve, what is done. */
export function MyStudentsPage(page: Filtered<MyStudentsFilters>) {
  const user = useUser()
  if (!user) return null
  const { drafts } = page.filters
  if (drafts.length === 0) return <MyStudents user={user} {...page} />
  return <DraftsPage studentIds={drafts} onBack={() => page.change({ drafts: [] })} />
}

function MyStudents({ user, filters, change }: Filtered<MyStudentsFilters> & { user: UserInfo }) {
  const settled = useSettled({ filters, change }, (asked) => ({
    question: { status: asked.status ?? countedStatus(user) },
  }))
  const status = settled?.question.status ?? countedStatus(user)
  const year = filters.season && seasonYear(now())
  const question = useMemo(
    () => ordersQuestion({ ...filters, status, year }, user),
    [filters, status, year, user],
  )
  const answer = useAnswer(question, staffCalls.students)
  const isOwn = isDesk(status, user)
  const { desk, isLacking, ...asked } = useDesk(isOwn)
  // Columns that nobody can fill do not stand there waiting.
  const isReported = isOwn && !isLacking && !asked.answer.isError
  const columns = useMemo(
    () => (isReported ? deskColumns(desk ?? NOTHING_KNOWN) : columnsOf(user, Number(status))),
    [user, status, isReported, desk],
  )
  return (
    <OrderDialogs>
      <PageHeading>我的学生</PageHeading>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-3 border-b pb-3">
        <OrderTabs user={user} status={status} filters={filters} change={change} />
        {isOwn && (
          <label className="flex min-h-11 items-center gap-2 text-sm md:min-h-9">
            <input
              type="checkbox"
              className="size-4 accent-primary"
              checked={filters.season !== undefined}
              onChange={({ target }) => change({ season: target.checked ? 'this' : undefined, page: 1 })}
            />
            只看今年高考的
          </label>
        )}
        <KeywordField
          label="姓名或手机号"
          value={filters.q}
          className="w-72 max-w-full"
          onSearch={(q) => change({ q, page: 1 })}
        />
      </div>
      <MissingLine of={[asked.answer, ...asked.calendars]} name="谁现在要你" />
      {isOwn && isLacking && (
        <p className="mt-2 text-sm text-muted-foreground">这里的服务器不统计谁现在要你，逐个打开看。</p>
      )}
      <StudentsFrame
        answer={answer}
        {...(desk && { arrange: desk.arrange })}
        name="服务单"
        unit="份"
        columns={columns}
        empty={<NoOrders user={user} status={status} filters={filters} change={change} />}
        onPage={(page) => change({ page })}
        onSelected={(chosen, clear) =>
          isAdministrator(user) ? (
            <AssignSelected forms={chosen} onAssigned={clear} />
          ) : (
            <Button size="sm" onClick={() => change({ drafts: chosen.map(({ studentId }) => studentId) })}>
              给所选的学生做草稿
            </Button>
          )
        }
      />
    </OrderDialogs>
  )
}

const NOTHING_KNOWN: Desk = { entryOf: () => undefined, needsOf: () => undefined }

const EMPTY_TEXTS: Readonly<Record<OrderStatus, string>> = {
  1: '没有等待分配的服务单。',
  2: '没有等待处理的服务单。',
  3: '现在没有服务中的学生。',
  4: '还没有完成的服务单。',
}

interface NoOrdersProps extends Filtered<MyStudentsFilters> {
  readonly user: UserInfo
  readonly status: OrderStatus
}

/** Says that a tab has nothing; somebody who is looked for may stand in another. */
function NoOrders({ user, status, filters, change }: NoOrdersProps) {
  const { q } = filters
  const others = STATUSES.filter((other) => other !== status)
  const counts = useQueries({
    queries: others.map((other) => ({
      ...ordersCount({ ...filters, status: other }, user),
      enabled: q !== undefined,
    })),
  })
  if (q === undefined) return <EmptyRegion className="mt-4">{EMPTY_TEXTS[status]}</EmptyRegion>
  return (
    <EmptyRegion className="mt-4">
      <p>
        “{shortStatus(Number(status))}”里没有叫“{q}”的学生。
      </p>
      <div className="mt-3 flex flex-wrap justify-center gap-2">
        {others.map((other, at) => {
          const total = counts[at]?.data?.total ?? 0
          return (
            total > 0 && (
              <Button
                key={other}
                variant="outline"
                size="sm"
                onClick={() => change({ status: other, page: 1 })}
              >
                {shortStatus(Number(other))}里有 {formatCount(total)} 名
              </Button>
            )
          )
        })}
      </div>
    </EmptyRegion>
  )
}

const STATUSES: readonly OrderStatus[] = ['1', '2', '3', '4']

/** Columns that say the same in every row of a tab stay away. */
function columnsOf(user: UserInfo, status: number) {
  // An administrator gives several orders to planners; a planner makes drafts for several students.
  const bulk = isAdministrator(user) === (status === ORDER.unassigned) && status !== ORDER.completed
  const hasPlanner = isAdministrator(user) && status !== ORDER.unassigned
  return ORDER_COLUMNS.filter(({ id }) => (id !== 'select' || bulk) && (id !== 'planner' || hasPlanner))
}

interface AssignSelectedProps {
  readonly forms: readonly StudentForm[]
  readonly onAssigned: () => void
}

function AssignSelected({ forms, onAssigned }: AssignSelectedProps) {
  const ask = useAskOrder()
  const waiting = forms.filter(({ status }) => status === ORDER.unassigned)
  if (waiting.length === 0) return null
  return (
    <Button size="sm" onClick={() => ask({ act: 'assign', forms: waiting, onAssigned })}>
      分配所选
    </Button>
  )
}
