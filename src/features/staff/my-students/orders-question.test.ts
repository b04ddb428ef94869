import { expect, it } from 'vitest'
import { countedStatus, ordersQuestion } from './orders-question'

const planner = { roleId: 2 }
const asked = (status: '1' | '2' | '3' | '4', person = planner) =>
  ordersQuestion({ status, page: 1, q: undefined }, person)

it('a planner is shown what nobody has, and of the rest their own', () => {
  expect(asked('1')).toMatchObject({ statuses: [1] })
  expect(asked('1').mine).toBeUndefined()
  for (const status of ['2', '3', '4'] as const) {
    expect(asked(status)).toMatchObject({ statuses: [Number(status)], mine: true })
  }
})

it('the page opens with what the badge counts', () => {
  expect(countedStatus(planner)).toBe('2')
  expect(countedStatus({ roleId: 3 })).toBe('1')
})

it('an administrator is shown all', () => {
  for (const status of ['1', '2', '3', '4'] as const)
    expect(asked(status, { roleId: 3 }).mine).toBeUndefined()
})
