import { expect, it } from 'vitest'
import { proposalState } from './proposal-state'

it.each([
  [{ confirmed: true, version: 2 }, { declined: 2 }, 'accepted'],
  [{ confirmed: false, version: 2 }, { declined: 2 }, 'declined'],
  [{ confirmed: false, version: 3 }, { declined: 2 }, 'waiting'],
  [{ version: 1 }, {}, 'waiting'],
] as const)('%j with %j is %s', (list, notes, state) => {
  expect(proposalState(list, notes)).toBe(state)
})
