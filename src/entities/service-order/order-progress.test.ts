import { expect, it } from 'vitest'
import { isOpen, mayWithdraw } from './order-progress'

it('is open until it is completed, and can be taken back until somebody serves', () => {
  expect([undefined, null, 1, 2, 3, 4].map(isOpen)).toEqual([false, false, true, true, true, false])
  expect([1, 2, 3, 4].map(mayWithdraw)).toEqual([true, true, false, false])
})
