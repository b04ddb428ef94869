import { ORDER_STATUSES } from '~/contracts/reference'

const SERVING = 3
const COMPLETED = 4

/** Whether an order of this status is under way; no status means that there is none. */
export function isOpen(status: number | null | undefined): boolean {
  return status != null && status < COMPLETED
}

/** Whether the student may still take the order back: nobody has begun to serve. */
export function mayWithdraw(status: number): boolean {
  return status < SERVING
}

export interface OrderStep {
  readonly label: string
  readonly state: 'done' | 'now' | 'ahead'
}

/** The four steps of an order (S1 §3) as they stand at a status; the last one is done when it is reached. */
export function orderSteps(status: number): OrderStep[] {
  return ORDER_STATUSES.map(({ id, label }) => ({
    label,
    state: id < status || status === COMPLETED ? 'done' : id === status ? 'now' : 'ahead',
  }))
}
