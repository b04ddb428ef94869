import { getResponse } from 'msw'
import { EMPTY_SCENARIO } from '~/mocks/scenario/scenario'
import { createBackend } from '~/mocks/server/backend'
import { createHandlers } from '~/mocks/server/routes'
import type { Part } from '../snapshot/plan'
import { takeSnapshot } from '../snapshot/run'

/** Categories of a catalogue that a tiny snapshot has, and types of each. */
const CATEGORIES = 2
const TYPES = 8
const CATALOGUES = /^\/api\/(majors\/by-level|professions\/search)\b/

interface Category {
  readonly majorTypes?: readonly unknown[]
  readonly professionTypes?: readonly unknown[]
}

/** A snapshot of a demo world of a few schools, majors and professions. */
export async function takeTinySnapshot(out: string, schools: number, parts: readonly Part[]): Promise<void> {
  const now = new Date()
  const backend = createBackend({ scenario: { ...EMPTY_SCENARIO, scale: schools }, now: () => now })
  const handlers = createHandlers(backend)
  const send: typeof fetch = async (url, init) => {
    const response = await getResponse(handlers, new Request(String(url), init))
    if (!response) return new Response('', { status: 404 })
    return CATALOGUES.test(new URL(String(url)).pathname) ? shortened(response) : response
  }
  await takeSnapshot({
    ...{ api: 'http://api.test', demo: true, out, rate: 1e6, hours: 48, now, send },
    ...{ pause: async () => undefined, parts, provinces: ['西藏', '安徽'] },
  })
}

/** The beginning of a catalogue: each major and each profession of it costs some calls. */
async function shortened(response: Response): Promise<Response> {
  const { data, ...envelope }: { readonly data: readonly Category[] } = await response.json()
  const few = data.slice(0, CATEGORIES).map((category) => ({
    ...category,
    ...(category.majorTypes && { majorTypes: category.majorTypes.slice(0, TYPES) }),
    ...(category.professionTypes && { professionTypes: category.professionTypes.slice(0, TYPES) }),
  }))
  return Response.json({ ...envelope, data: few })
}
