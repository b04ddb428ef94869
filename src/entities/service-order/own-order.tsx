import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type StudentForm, serviceOrders } from '~/contracts/service-orders'
import { States } from '~/shared/answer/states'
import { useArrived } from '~/shared/api/use-arrived'
import { useWrite } from '~/shared/api/use-write'
import { notify } from '~/shared/lib/browser/notify'
import { dayText } from '~/shared/lib/time/day-text'
import { Button } from '~/shared/ui/button'
import { Skeleton } from '~/shared/ui/skeleton'
import { isOpen, mayWithdraw } from './order-progress'
import { OrderSteps } from './order-steps'
import { ownOrder } from './own-order.calls'

interface OwnOrderProps {
  /** What a student without an open order is offered; `last` is the day on which the one before was completed. */
  readonly children: (last: string | undefined) => ReactNode
}

/** The student's own order with its progress and the way to take it back, or what asks for one. */
export function OwnOrder({ children }: OwnOrderProps) {
  const answer = useQuery(ownOrder())
  return (
    <States of={answer} name="服务单" pending={<Skeleton of="rows" className="h-44 md:h-18" />}>
      {({ records: [form] }) => (
        <>
          {form?.status && <Progress form={form} status={form.status} />}
          {!isOpen(form?.status) && children(form?.status ? dayText(form.updateTime) : undefined)}
        </>
      )}
    </States>
  )
}

function Progress({ form, status }: { form: StudentForm; status: number }) {
  const { studentId, orderId, plannerName, updateTime, note } = form
  // A student has one open order at most: it is the one that was not answered for, or that one was refused.
  const arrived = useArrived(serviceOrders.create, studentId, isOpen(status))
  return (
    <>
      <OrderSteps status={status} inRow />
      {arrived && (arrived.body.note ?? '') === (note ?? '') && (
        <p role="status" className="mt-4 text-sm">
          先前没有收到回答的那一份已经提交，就是这一份，不用再提交。
        </p>
      )}
      <p className="mt-4 text-sm text-muted-foreground">
        {plannerName ? `规划师：${plannerName}。` : '正在为你分配规划师。'}更新于 {dayText(updateTime)}。
      </p>
      {orderId && mayWithdraw(status) && <Withdraw orderId={orderId} />}
    </>
  )
}

/** Takes an order back; asked twice, because the place in the queue is lost. */
function Withdraw({ orderId }: { orderId: string }) {
  const [sure, setSure] = useState(false)
  const withdraw = useWrite(serviceOrders.withdraw, { onDone: () => notify.success('服务单已撤回') })
  if (!sure) {
    return (
      <Button variant="outline" size="sm" className="mt-3" onClick={() => setSure(true)}>
        撤回申请
      </Button>
    )
  }
  return (
    <p className="mt-3 flex flex-wrap items-center gap-3 text-sm">
      撤回后需要重新排队，确定吗？
      <Button
        size="sm"
        disabled={withdraw.isPending}
        onClick={() => withdraw.start({ params: { id: orderId } })}
      >
        确定撤回
      </Button>
      <Button variant="ghost" size="sm" onClick={() => setSure(false)}>
        不撤回
      </Button>
    </p>
  )
}
