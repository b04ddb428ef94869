import type { HttpHandler } from 'msw'
import { setupWorker } from 'msw/browser'
import type { Scenario } from './scenario/scenario'
import { within } from './within'

/** A worker that has not started after this will not: the page answers its own calls. */
const WORKER_PATIENCE_MS = 4000

/** How often the worker hears of its page. */
const AWAKE_MS = 10_000

/** Answers by a worker, or inside the page without one: over http, in private windows. Returns the worker if there is one. */
export async function startAnswering(handlers: HttpHandler[]): Promise<ServiceWorker | undefined> {
  window.addEventListener('unhandledrejection', forgiveUpdate)
  try {
    if (!('serviceWorker' in navigator)) throw new Error('浏览器没有 Service Worker')
    const registration = await within(WORKER_PATIENCE_MS, async () =>
      setupWorker(...handlers).start({
        quiet: true,
        onUnhandledRequest: 'bypass',
        serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
      }),
    )
    const worker = registration?.active ?? undefined
    navigator.serviceWorker.addEventListener('message', sayMocked)
    keepAwake(worker)
    return worker
  } catch (error) {
    console.warn('Service Worker 没有启动，接口在页面内回答', error)
    // A browser with a worker does not load this.
    const { answerInPage } = await import('./in-page')
    answerInPage(handlers)
    return undefined
  }
}

/** Tells the worker whether it has to ask about the files of this page, and waits until it knows. */
export async function sayBrokenFiles(worker: ServiceWorker | undefined, scenario: Scenario): Promise<void> {
  if (!worker) return
  const { port1, port2 } = new MessageChannel()
  const heard = new Promise((resolve) => {
    port1.onmessage = resolve
  })
  worker.postMessage({ type: 'zetu:broken-files', some: breaksFiles(scenario) }, [port2])
  await heard
}

export const breaksFiles = ({ failures }: Scenario) =>
  Object.keys(failures).some((call) => call.startsWith('GET /assets/'))

/**
 * A browser ends a worker that hears nothing for half a minute. A worker that begins anew knows no page. The library no
 * longer speaks to it after a question on leaving that ended with staying.
 */
function keepAwake(worker: ServiceWorker | undefined): void {
  window.setInterval(() => worker?.postMessage('KEEPALIVE_REQUEST'), AWAKE_MS)
}

/** A worker that began anew asks whether this page answers its own calls. */
function sayMocked({ data, ports: [port] }: MessageEvent): void {
  if (data?.type === 'zetu:is-mocked') port?.postMessage('yes')
}

/** The library asks an installed worker for news of itself and waits for no answer; without one it goes on as it is. */
function forgiveUpdate(event: PromiseRejectionEvent): void {
  if (/Failed to update a ServiceWorker/.test(String(event.reason))) event.preventDefault()
}
