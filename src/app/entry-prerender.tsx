import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { controlLines } from '~/contracts/control-lines'
import { province } from '~/contracts/province'
import { school } from '~/contracts/school'
import { scoreTables } from '~/contracts/score-tables'
import { App } from './app'
import { createFrameRouter } from './frame'
import { createQueryClient } from './query-client'
import { createAppRouter } from './router'

/** Public pages whose HTML is rendered at build time: what a guest sees before any figure has arrived. */
export const PRERENDERED_PATHS = ['/welcome', '/about', '/pici', '/weici', '/chadaxuerank'] as const

/** What the product asks for at its start (S1 §4). */
const STARTUP_CALLS = [province.list, school.types, school.institutions, school.features].map(
  ({ path }) => path,
)

/**
 * Calls that a page can start before the application has loaded; `{province}` stands for the one the page will ask
 * about. `early.js` makes them, `early-answers.ts` hands them over.
 */
export const EARLY_CALLS: Readonly<Record<(typeof PRERENDERED_PATHS)[number], readonly string[]>> = {
  '/welcome': [...STARTUP_CALLS, `${scoreTables.select.path}?province={province}`],
  '/about': STARTUP_CALLS,
  '/pici': [...STARTUP_CALLS, `${controlLines.byProvince.path}?province={province}`],
  '/weici': [...STARTUP_CALLS, `${scoreTables.select.path}?province={province}`],
  // Its list is asked for with a body that knows the year, which only the application does.
  '/chadaxuerank': STARTUP_CALLS,
}

/** The markup of one page, as the browser will take it over. */
export async function renderPage(path: string): Promise<string> {
  const queryClient = createQueryClient()
  const base = import.meta.env.BASE_URL.replace(/\/$/, '')
  const history = createMemoryHistory({ initialEntries: [base + path] })
  const router = createAppRouter({ queryClient, history })
  await router.load()
  return renderToString(<App router={router} queryClient={queryClient} />)
}

/** The markup that every other address shows until the application has loaded. */
export async function renderFrame(): Promise<string> {
  const queryClient = createQueryClient()
  const router = createFrameRouter()
  await router.load()
  return renderToString(<App router={router} queryClient={queryClient} />)
}
