import { useQueryClient } from '@tanstack/react-query'
import { serviceOrders } from '~/contracts/service-orders'
import { dropChanged } from '~/shared/api/changes'
import { request } from '~/shared/api/client'
import { ExpiredCredentialError } from '~/shared/api/errors'
import { untilAnswered } from '~/shared/api/slow-writes'
import { useOnce } from '~/shared/api/use-once'
import { STATUS_AFTER } from '~/shared/domain/service-order'
import { notify } from '~/shared/lib/browser/notify'
import { logAct } from '../parts/staff-log'
import { askPendingNow } from '../pending/pending'

export interface Assignment {
  /** Id of the order. */
  readonly id: string
  readonly plannerId: string
  /** Of the order, as it was listed. */
  readonly version?: string | null | undefined
  readonly studentName: string
}

/** Assigns orders one after the other. Those that are refused, because somebody was faster, are named; the others stand. */
export function useAssign(onDone: () => void) {
  const client = useQueryClient()
  return useOnce({
    name: ['assign orders'],
    run: assignAll,
    onDone({ done, refused }) {
      dropChanged(client, serviceOrders.update)
      askPendingNow()
      if (done > 0) {
        logAct(`分配了 ${done} 份服务单`)
        notify.success(`已分配 ${done} 份`)
      }
      if (refused.length > 0) notify.error(`${refused.join('、')}没有分配成功，可能已有人接手`)
      onDone()
    },
  })
}

async function assignAll(assignments: readonly Assignment[]) {
  const refused: string[] = []
  for (const { studentName, ...assignment } of assignments) {
    const body = { ...assignment, status: STATUS_AFTER.assign }
    try {
      await untilAnswered('分配', () => request(serviceOrders.update, { body }))
    } catch (error) {
      if (error instanceof ExpiredCredentialError) throw error
      refused.push(studentName)
    }
  }
  return { done: assignments.length - refused.length, refused }
}
