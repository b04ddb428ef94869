import type { HttpHandler } from 'msw'
import { setupWorker } from 'msw/browser'
import { notify } from '~/shared/lib/notify'
import { tabStorage } from '~/shared/lib/storage'
import { keptData } from './kept-data'
import { EMPTY_SCENARIO, readScenario, refusedWords, type Scenario } from './scenario/scenario'
import type { Backend } from './server/backend'
import { createBackend } from './server/backend'
import { createHandlers, knowsCall } from './server/routes'
import { DEMO_ACCOUNTS } from './store/demo-accounts'
import { signIn, userInfo } from './store/people'
import { within } from './within'

/** Where the tab keeps the scenario. */
const SCENARIO_KEY = 'zetu.scenario'

/** Where the tabs of a browser say that they have kept something: they answer for one world. */
const TABS = 'zetu.world'

/** A worker that has not started after this will not: the page answers its own calls. */
const WORKER_PATIENCE_MS = 4000

/** How often the worker hears of its page. */
const AWAKE_MS = 10_000

export interface MockedProduct {
  /** What the product's clock reads at the start, if the scenario sets it. */
  readonly clock: Date | undefined
  /** The session from the start, if the scenario names a persona: `null` is a guest. */
  readonly session: { token: string; user: ReturnType<typeof userInfo> } | null | undefined
  /** Demo accounts for the login form. */
  readonly accounts: readonly { label: string; tel: string }[]
  /** Missing abilities of this browser and their effect on the product, in words for users. */
  readonly limits: readonly string[]
}

/**
 * Starts the mocked API in this browser. `qa.*` search params of the address are laid over the tab's scenario, and those
 * of an event `qa` later; `qa.reset` forgets everything that was changed.
 */
export async function startMockedProduct(): Promise<MockedProduct> {
  const search = new URLSearchParams(location.search)
  const scenario = readScenario(search, search.has('qa.reset') ? EMPTY_SCENARIO : keptScenario())
  sayRefused(search)
  keepScenario(scenario)
  const clock = scenario.now === undefined ? undefined : new Date(scenario.now)
  const offset = clock === undefined ? 0 : clock.getTime() - Date.now()
  const data = keptData()
  const saved = await data.read()
  const tabs = 'BroadcastChannel' in window ? new BroadcastChannel(TABS) : undefined
  const backend = createBackend({
    scenario,
    now: () => new Date(Date.now() + offset),
    saved: search.has('qa.reset') ? undefined : saved,
    async save(snapshot) {
      await data.save(snapshot)
      tabs?.postMessage('kept')
    },
  })
  tabs?.addEventListener('message', () => backend.follow(data.read()))
  const worker = await startAnswering(createHandlers(backend))
  if (breaksFiles(scenario)) await sayBrokenFiles(worker, scenario)
  keepAwake(worker)
  window.addEventListener('qa', (event) => {
    if (!(event instanceof CustomEvent)) return
    const wanted = new URLSearchParams(String(event.detail))
    sayRefused(wanted)
    backend.scenario = readScenario(wanted, backend.scenario)
    keepScenario(backend.scenario)
    void sayBrokenFiles(worker, backend.scenario)
  })
  const asked = search.has('qa.persona') && !isReload() ? scenario : EMPTY_SCENARIO
  return {
    clock,
    session: await personaSession(backend, asked),
    accounts: DEMO_ACCOUNTS.map(({ label, tel }) => ({ label, tel })),
    limits: [
      ...(worker ? [] : ['此浏览器没有 Service Worker，演示数据改由页面自己回答，可以照常使用']),
      ...(data.works ? [] : ['此浏览器不能保存演示数据，修改只保留到刷新页面']),
    ],
  }
}

/** A tester must not believe that the page survived what never happened. */
function sayRefused(search: URLSearchParams): void {
  for (const text of refusedWords(search, knowsCall)) {
    console.error(text)
    notify.error(text)
  }
}

/** Answers by a worker, or inside the page without one: over http, in private windows. Returns the worker if there is one. */
async function startAnswering(handlers: HttpHandler[]): Promise<ServiceWorker | undefined> {
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
    return registration?.active ?? undefined
  } catch (error) {
    console.warn('Service Worker 没有启动，接口在页面内回答', error)
    // A browser with a worker does not load this.
    const { answerInPage } = await import('./in-page')
    answerInPage(handlers)
    return undefined
  }
}

/** Tells the worker whether it has to ask about the files of this page, and waits until it knows. */
async function sayBrokenFiles(worker: ServiceWorker | undefined, scenario: Scenario): Promise<void> {
  if (!worker) return
  const { port1, port2 } = new MessageChannel()
  const heard = new Promise((resolve) => {
    port1.onmessage = resolve
  })
  worker.postMessage({ type: 'zetu:broken-files', some: breaksFiles(scenario) }, [port2])
  await heard
}

/**
 * A browser ends a worker that hears nothing for half a minute, and a worker that begins anew knows no page. The library
 * no longer speaks to it after a question on leaving that ended with staying.
 */
function keepAwake(worker: ServiceWorker | undefined): void {
  window.setInterval(() => worker?.postMessage('KEEPALIVE_REQUEST'), AWAKE_MS)
}

const breaksFiles = ({ failures }: Scenario) =>
  Object.keys(failures).some((call) => call.startsWith('GET /assets/'))

/** The library asks an installed worker for news of itself and waits for no answer; without one it goes on as it is. */
function forgiveUpdate(event: PromiseRejectionEvent): void {
  if (/Failed to update a ServiceWorker/.test(String(event.reason))) event.preventDefault()
}

/** A reload keeps the session: the address asks for its persona once. */
function isReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload'
}

function keepScenario(scenario: Scenario): void {
  tabStorage.set(SCENARIO_KEY, JSON.stringify(scenario))
}

function keptScenario(): Scenario {
  try {
    return { ...EMPTY_SCENARIO, ...JSON.parse(tabStorage.get(SCENARIO_KEY) ?? '{}') }
  } catch {
    return EMPTY_SCENARIO
  }
}

async function personaSession(backend: Backend, { persona }: Scenario): Promise<MockedProduct['session']> {
  if (persona === undefined) return undefined
  const demo = DEMO_ACCOUNTS.find((account) => account.persona === persona)
  const account = demo && backend.db.account.find(demo.id)
  if (!account?.signUp) return null
  const token = signIn(backend, account)
  await backend.keep()
  return { token, user: userInfo(account) }
}
