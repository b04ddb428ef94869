import type { ORDER_STATUSES } from '~/contracts/reference'
import { isAdministrator, isStaff } from './access'

export type OrderStatusId = (typeof ORDER_STATUSES)[number]['id']

/** The statuses of S1 §3 by name. */
export const ORDER = { unassigned: 1, assigned: 2, serving: 3, completed: 4 } as const

/** Conditions of the steps of an order. */
export interface OrderState {
  readonly status: OrderStatusId
  /** Absent until a planner is assigned. */
  readonly plannerId?: string | null | undefined
}

/** A wish to move an order, or to change only its note: then the status is the one that it has. */
export interface OrderMove {
  readonly status: OrderStatusId
  readonly plannerId?: string | null | undefined
  readonly note?: string | null | undefined
}

interface Mover {
  readonly id: string
  readonly roleId: number
}

/** Why a move is refused: its order, who asks, or what is missing. */
export type OrderRefusal = 'conflict' | 'forbidden' | 'incomplete'

/** The next steps of a person with an order. 接手 is an assignment to oneself. */
export type OrderAct = 'assign' | 'take' | 'start' | 'complete'

/** The status that an act leads to. */
export const STATUS_AFTER = {
  assign: ORDER.assigned,
  take: ORDER.assigned,
  start: ORDER.serving,
  complete: ORDER.completed,
} as const satisfies Record<OrderAct, OrderStatusId>

/**
 * Administrators assign, planners take over for themselves. Only the planner of an order starts and completes it (S1
 * §4).
 */
export function actOn(order: OrderState, person: Mover): OrderAct | undefined {
  if (order.status === ORDER.unassigned)
    return isAdministrator(person) ? 'assign' : isStaff(person) ? 'take' : undefined
  if (order.plannerId !== person.id) return undefined
  if (order.status === ORDER.assigned) return 'start'
  return order.status === ORDER.serving ? 'complete' : undefined
}

/** The order after a move, or why it is refused. A status only rises, one step at a time. */
export function movedOrder(order: OrderState, move: OrderMove, person: Mover): OrderState | OrderRefusal {
  if (changesNoteOnly(order, move)) return mayNote(order, person) ? order : 'forbidden'
  if (move.status !== order.status + 1) return 'conflict'
  if (order.status !== ORDER.unassigned) {
    return order.plannerId === person.id ? { ...order, status: move.status } : 'forbidden'
  }
  if (!isStaff(person)) return 'forbidden'
  if (!move.plannerId) return 'incomplete'
  if (!isAdministrator(person) && move.plannerId !== person.id) return 'forbidden'
  return { status: move.status, plannerId: move.plannerId }
}

function changesNoteOnly(order: OrderState, { status, plannerId, note }: OrderMove): boolean {
  return status === order.status && note !== undefined && (!plannerId || plannerId === order.plannerId)
}

/** The note of an order is written by its planner and by administrators. */
export function mayNote(order: OrderState, person: Mover): boolean {
  return isAdministrator(person) || (isStaff(person) && order.plannerId === person.id)
}
