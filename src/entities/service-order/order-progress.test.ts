import { expect, it } from 'vitest'
import { isOpen, mayWithdraw, orderSteps } from './order-steps'

it('shows where an order stands', () => {
  const states = [1, 2, 3, 4].map((status) => orderSteps(status).map(({ state }) => state))
  expect(states).toEqual([
    ['now', 'ahead', 'ahead', 'ahead'],
    ['done', 'now', 'ahead', 'ahead'],
    ['done', 'done', 'now', 'ahead'],
    ['done', 'done', 'done', 'done'],
  ])
})

it('is open until it is completed, and can be taken back until somebody serves', () => {
  expect([undefined, null, 1, 2, 3, 4].map(isOpen)).toEqual([false, false, true, true, true, false])
  expect([1, 2, 3, 4].map(mayWithdraw)).toEqual([true, true, false, false])
})
