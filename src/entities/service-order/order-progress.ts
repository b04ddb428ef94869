import { ORDER } from '~/shared/domain/service-order'

/** Whether an order of this status is under way; no status means that there is none. */
export function isOpen(status: number | null | undefined): boolean {
  return status != null && status < ORDER.completed
}

/** Whether the student may still take the order back: nobody has begun to serve. */
export function mayWithdraw(status: number): boolean {
  return status < ORDER.serving
}
