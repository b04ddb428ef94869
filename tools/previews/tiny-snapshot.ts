import { getResponse } from 'msw'
import { EMPTY_SCENARIO } from '~/mocks/scenario/scenario'
import { createBackend } from '~/mocks/server/backend'
import { createHandlers } from '~/mocks/server/routes'
import type { Part } from '../snapshot/plan'
import { takeSnapshot } from '../snapshot/run'

/** A snapshot of a demo world of a few schools. */
export async function takeTinySnapshot(out: string, schools: number, parts: readonly Part[]): Promise<void> {
  const now = new Date()
  const backend = createBackend({ scenario: { ...EMPTY_SCENARIO, scale: schools }, now: () => now })
  const handlers = createHandlers(backend)
  const send: typeof fetch = async (url, init) =>
    (await getResponse(handlers, new Request(String(url), init))) ?? new Response('', { status: 404 })
  await takeSnapshot({
    ...{ api: 'http://api.test', demo: true, out, rate: 1e6, hours: 48, now, send },
    ...{ pause: async () => undefined, parts, provinces: ['西藏', '安徽'] },
  })
}
