import { expect, it } from 'vitest'
import { proposalState } from './proposal-state'

it.each([
  [{ confirmed: true, version: 2 }, { declined: 2 }, 'accepted'],
  [{ confirmed: false, version: 2 }, { declined: 2 }, 'declined'],
  [{ confirmed: false, version: 3 }, { declined: 2, opened: 3 }, 'waiting'],
  [{ confirmed: false, version: 3 }, { opened: 2 }, 'unopened'],
  [{ version: 1 }, {}, 'unopened'],
  [{ version: 3, stage: 'handedOver' }, { opened: 3, declined: 3 }, 'unopened'],
  [{ version: 3, stage: 'opened' }, {}, 'waiting'],
  [{ version: 3, stage: 'declined' }, {}, 'declined'],
  [{ version: 3, stage: 'accepted', confirmed: true }, {}, 'accepted'],
] as const)('%j with %j is %s', (list, notes, state) => {
  expect(proposalState(list, notes)).toBe(state)
})
