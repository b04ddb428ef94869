import { get, set } from 'idb-keyval'
import { setupWorker } from 'msw/browser'
import { tabStorage } from '~/shared/lib/storage'
import { EMPTY_SCENARIO, readScenario, type Scenario } from './scenario/scenario'
import type { Backend } from './server/backend'
import { createBackend } from './server/backend'
import { createHandlers } from './server/routes'
import { DEMO_ACCOUNTS } from './store/demo-accounts'
import type { Snapshot } from './store/models'
import { signIn, userInfo } from './store/people'

/** Where the browser keeps the scenario (for the tab) and the data (for good, until QA resets it). */
const SCENARIO_KEY = 'zetu.scenario'
const DATA_KEY = 'zetu.world'

export interface MockedProduct {
  /** What the product's clock reads at the start, if the scenario sets it. */
  readonly clock: Date | undefined
  /** Who is signed in from the start, if the scenario names a persona: `null` is a guest. */
  readonly session: { token: string; user: ReturnType<typeof userInfo> } | null | undefined
  /** Demo accounts for the login form. */
  readonly accounts: readonly { label: string; tel: string }[]
}

/**
 * Starts the mocked API in this browser. `qa.*` search params of the address are laid over the tab's scenario;
 * `qa.reset` forgets everything that was changed.
 */
export async function startMockedProduct(): Promise<MockedProduct> {
  const search = new URLSearchParams(location.search)
  const scenario = readScenario(search, search.has('qa.reset') ? EMPTY_SCENARIO : keptScenario())
  tabStorage.set(SCENARIO_KEY, JSON.stringify(scenario))
  const clock = scenario.now === undefined ? undefined : new Date(scenario.now)
  const offset = clock === undefined ? 0 : clock.getTime() - Date.now()
  const backend = createBackend({
    scenario,
    now: () => new Date(Date.now() + offset),
    saved: search.has('qa.reset') ? undefined : await savedData(),
    save: (snapshot) => set(DATA_KEY, snapshot).catch(notKept),
  })
  const worker = setupWorker(...createHandlers(backend))
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  })
  return {
    clock,
    session: await personaSession(
      backend,
      search.has('qa.persona') && !isReload() ? scenario : EMPTY_SCENARIO,
    ),
    accounts: DEMO_ACCOUNTS.map(({ label, tel }) => ({ label, tel })),
  }
}

/** A reload keeps whoever has signed in since: the address asked for its persona once. */
function isReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload'
}

function keptScenario(): Scenario {
  try {
    return { ...EMPTY_SCENARIO, ...JSON.parse(tabStorage.get(SCENARIO_KEY) ?? '{}') }
  } catch {
    return EMPTY_SCENARIO
  }
}

async function savedData(): Promise<Snapshot | undefined> {
  try {
    return await get<Snapshot>(DATA_KEY)
  } catch (error) {
    notKept(error)
    return undefined
  }
}

// Private windows may have no IndexedDB: the product works, what is changed lasts until the reload.
function notKept(error: unknown): void {
  console.warn('演示数据无法保存在此浏览器中', error)
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
