import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { ROLES } from '~/contracts/reference'
import { type StudentForm, serviceOrders } from '~/contracts/service-orders'
import { Faces } from '~/shared/answer/faces'
import { useWrite } from '~/shared/api/use-write'
import { dayText } from '~/shared/lib/day-text'
import { notify } from '~/shared/lib/notify'
import { useUser } from '~/shared/session/session'
import { Button } from '~/shared/ui/button'
import { cn } from '~/shared/ui/cn'
import { Skeleton } from '~/shared/ui/skeleton'
import { AskForPlanner } from './ask-for-planner'
import { isOpen, mayWithdraw, orderSteps } from './order-steps'
import { peopleCalls } from './people.calls'

const frameClass = 'mt-6 rounded-lg border bg-surface p-5'

/** The student's order and its progress, or the form that asks for a planner. Staff have none. */
export function OwnOrder() {
  const user = useUser()
  if (user && user.roleId !== ROLES.student) return null
  return (
    <section aria-label="我的规划服务" className={cn(frameClass, 'max-w-3xl')}>
      {user ? <Signed /> : <Invitation />}
    </section>
  )
}

function Invitation() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="text-sm text-muted-foreground">登录后可以申请规划师，并在这里看到进度。</p>
      <AskForPlanner />
    </div>
  )
}

function Signed() {
  const answer = useQuery(peopleCalls.ownOrder())
  return (
    <Faces of={answer} name="服务单" pending={<Skeleton className="h-32" />}>
      {({ records: [form] }) =>
        form?.orderId && isOpen(form.status) ? <Progress form={form} /> : <Apply form={form} />
      }
    </Faces>
  )
}

function Apply({ form }: { form: StudentForm | undefined }) {
  return (
    <>
      <h2 className="text-lg font-medium">申请规划师</h2>
      <p className="mt-1 mb-4 text-sm text-muted-foreground">
        {form?.orderId
          ? `上一次服务已在 ${dayText(form.updateTime)} 完成，可以再申请一次。`
          : '提交后由老师分配规划师，进度会显示在这里；开始服务之前都可以撤回。'}
      </p>
      <AskForPlanner />
    </>
  )
}

function Progress({ form: { orderId, status, plannerName, updateTime } }: { form: StudentForm }) {
  const now = status ?? 1
  return (
    <>
      <h2 className="text-lg font-medium">我的规划服务</h2>
      <ol className="mt-4 grid gap-2 sm:grid-cols-4">
        {orderSteps(now).map(({ label, state }) => (
          <li
            key={label}
            aria-current={state === 'now' ? 'step' : undefined}
            className={cn(
              'flex items-center gap-2 border-l-4 py-1 pl-3 text-sm sm:border-t-4 sm:border-l-0 sm:pt-2 sm:pl-0',
              state === 'ahead' ? 'text-muted-foreground' : 'border-primary',
              state === 'now' && 'font-medium text-primary',
            )}
          >
            {state === 'done' && <Check aria-label="已过" className="size-4 shrink-0" />}
            {label}
          </li>
        ))}
      </ol>
      <p className="mt-4 text-sm text-muted-foreground">
        {plannerName ? `规划师：${plannerName}。` : '正在为你分配规划师。'}
        更新于 {dayText(updateTime)}。
      </p>
      {orderId && mayWithdraw(now) && <Withdraw orderId={orderId} />}
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
