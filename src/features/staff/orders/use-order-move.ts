import { useQueryClient } from '@tanstack/react-query'
import { type ServiceOrder, type ServiceOrderUpdate, serviceOrders } from '~/contracts/service-orders'
import { dropChanged } from '~/shared/api/changes'
import { request } from '~/shared/api/client'
import { isConflict } from '~/shared/api/is-missing'
import { useComposedWrite } from '~/shared/api/use-write'
import { statusLabel } from '../parts/order-status'
import { logAct } from '../parts/staff-log'
import { askPendingNow } from '../pending/pending'

interface Move extends ServiceOrderUpdate {
  /** Whose order it is, for the log. */
  readonly studentName: string
}

/** Moves an order. A refusal means that somebody was faster, so the lists are asked for again then too. */
export function useOrderMove(onDone?: (order: ServiceOrder) => void, onConflict?: () => void) {
  const client = useQueryClient()
  return useComposedWrite(serviceOrders.update, {
    async run({ studentName: _, ...body }: Move) {
      try {
        return await request(serviceOrders.update, { body })
      } catch (error) {
        dropChanged(client, serviceOrders.update)
        if (isConflict(error)) onConflict?.()
        throw error
      }
    },
    onDone(order, { studentName, note }) {
      askPendingNow()
      logAct(
        note === undefined
          ? `${studentName}的服务单：${statusLabel(order.status)}`
          : `修改了${studentName}的备注`,
      )
      onDone?.(order)
    },
  })
}
