import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { actOn, movedOrder, type OrderState, STATUS_AFTER } from './service-order'

const people = fc.constantFrom(
  { id: 's-1', roleId: 1 },
  { id: 'p-1', roleId: 2 },
  { id: 'p-2', roleId: 2 },
  { id: 'a-1', roleId: 3 },
)
const statuses = fc.constantFrom<OrderState['status'][]>(1, 2, 3, 4)
const moves = fc.record({
  status: statuses,
  plannerId: fc.constantFrom('p-1', 'p-2', null, undefined),
  note: fc.constantFrom('周五通话', undefined),
})
const NEW: OrderState = { status: 1 }

describe('the status of an order', () => {
  it('S1-4.9 rises by one step or stays, and never changes its planner, whatever is tried by whom', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(moves, people), { maxLength: 30 }), (tried) => {
        let order = NEW
        for (const [move, person] of tried) {
          const next = movedOrder(order, move, person)
          if (typeof next === 'string') continue
          expect([order.status, order.status + 1]).toContain(next.status)
          if (order.plannerId) expect(next.plannerId).toBe(order.plannerId)
          if (next.status > 1) expect(next.plannerId).toBeTruthy()
          order = next
        }
      }),
    )
  })

  it('is moved by exactly the act that is offered', () => {
    fc.assert(
      fc.property(statuses, fc.constantFrom('p-1', 'p-2'), people, (status, plannerId, person) => {
        const order = status === 1 ? NEW : { status, plannerId }
        const act = actOn(order, person)
        const next = movedOrder(order, { status: act ? STATUS_AFTER[act] : 4, plannerId: person.id }, person)
        if (act) expect(next).toMatchObject({ status: status + 1 })
        else expect(typeof next).toBe('string')
      }),
    )
  })

  it('is no matter of students', () => {
    expect(movedOrder(NEW, { status: 2, plannerId: 's-1' }, { id: 's-1', roleId: 1 })).toBe('forbidden')
    expect(actOn(NEW, { id: 's-1', roleId: 1 })).toBeUndefined()
  })
})
