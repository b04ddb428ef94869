import { useState } from 'react'
import type { StudentForm } from '~/contracts/service-orders'
import { actOn, type OrderAct, STATUS_AFTER } from '~/shared/domain/service-order'
import { useUser } from '~/shared/session/session'
import { Button } from '~/shared/ui/button'
import { AssignDialog } from './assign-dialog'
import { type FinalMove, MoveDialog } from './move-dialog'
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
  const [asking, setAsking] = useState<'assign' | FinalMove>()
  const move = useOrderMove()
  const { orderId, orderVersion: version, status, plannerId, studentName } = form
  const act = user && status && actOn({ status, plannerId }, user)
  if (!act || !orderId) return null
  const go = () =>
    act === 'take'
      ? move.start({ id: orderId, status: STATUS_AFTER[act], plannerId: user.id, version, studentName })
      : setAsking(act)
  return (
    <>
      <Button
        size="sm"
        variant={act === 'complete' ? 'outline' : 'default'}
        aria-label={`${LABELS[act]}：${studentName}`}
        aria-disabled={move.isPending}
        onClick={go}
      >
        {LABELS[act]}
      </Button>
      {asking === 'assign' && <AssignDialog forms={[form]} onClose={() => setAsking(undefined)} />}
      {(asking === 'start' || asking === 'complete') && (
        <MoveDialog move={asking} form={form} plannerId={user.id} onClose={() => setAsking(undefined)} />
      )}
    </>
  )
}
