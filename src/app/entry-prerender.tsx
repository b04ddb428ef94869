import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { App } from './app'
import { createQueryClient } from './query-client'
import { createAppRouter } from './router'

/** Public pages whose HTML is rendered at build time: what a guest sees before any figure has arrived. */
export const PRERENDERED_PATHS = ['/welcome', '/about', '/pici', '/weici'] as const

/** The markup of one page, as the browser will take it over. */
export async function renderPage(path: string): Promise<string> {
  const queryClient = createQueryClient()
  const base = import.meta.env.BASE_URL.replace(/\/$/, '')
  const history = createMemoryHistory({ initialEntries: [base + path] })
  const router = createAppRouter({ queryClient, history })
  await router.load()
  return renderToString(<App router={router} queryClient={queryClient} />)
}
