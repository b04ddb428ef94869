import type { StudentForm } from '~/contracts/service-orders'
import { actOn, type OrderAct, STATUS_AFTER } from '~/shared/domain/service-order'
import { useUser } from '~/shared/session/session'
import { Button } from '~/shared/ui/button'
import { useAskOrder } from './order-dialogs'
import { useOrderMove } from './use-order-move'

const LABELS: Readonly<Record<OrderAct, string>> = {
  assign: '分配',
  take: '接手',
  start: '开始服务',
  complete: '完成服务',
}

/** What the reader can do with the order of a student next; nothing where it is not theirs to move. */
export function OrderActions({ form }: { form: StudentForm }) {
  const user = useUser()
  const ask = useAskOrder()
  const move = useOrderMove()
  const { orderId, orderVersion: version, status, plannerId, studentName } = form
  const act = user && status && actOn({ status, plannerId }, user)
  if (!act || !orderId) return null
  const go = () => {
    if (act === 'take')
      move.start({ id: orderId, status: STATUS_AFTER[act], plannerId: user.id, version, studentName })
    else ask(act === 'assign' ? { act, forms: [form] } : { act, form, plannerId: user.id })
  }
  return (
    <Button
      size="sm"
      variant={act === 'complete' ? 'outline' : 'default'}
      aria-label={`${LABELS[act]}：${studentName}`}
      aria-disabled={move.isPending}
      onClick={go}
    >
      {LABELS[act]}
    </Button>
  )
}
