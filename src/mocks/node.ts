import { setupServer } from 'msw/node'
import { createReplay } from './replay/replay'
import { EMPTY_SCENARIO, type Scenario } from './scenario/scenario'
import { type Backend, createBackend } from './server/backend'
import { createHandlers, endpointOf } from './server/routes'

/** The clock of tests: results of 2026 are just out. */
export const TEST_NOW = new Date('2026-06-25T10:00:00+08:00')

export interface MockedNode {
  readonly backend: Backend
  readonly server: ReturnType<typeof setupServer>
}

/**
 * The mocked API inside Node: every `fetch` to it is answered by the same handlers as in the browser. `recording` is the
 * text of an HTTP archive whose answers come first. Throws where it has none.
 */
export function createMockedNode(
  scenario: Partial<Scenario> = {},
  now = () => TEST_NOW,
  recording?: string,
): MockedNode {
  const replay = recording === undefined ? undefined : createReplay(recording, endpointOf)
  if (typeof replay === 'string') throw new Error(replay)
  const backend = createBackend({ scenario: { ...EMPTY_SCENARIO, ...scenario }, now, replay })
  return { backend, server: setupServer(...createHandlers(backend)) }
}
