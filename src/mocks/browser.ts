import { notify } from '~/shared/lib/browser/notify'
import { tabStorage } from '~/shared/lib/storage/storage'
import type { Clock } from '~/shared/lib/time/clock'
import { breaksFiles, sayBrokenFiles, startAnswering } from './answering'
import type { MountedConsole } from './console/host'
import { OPEN_KEY } from './console/open-key'
import type { OpenedSet } from './data-set/open-set'
import { openReplay, replaySession } from './replay/open-replay'
import { clockOf, deviceClockOf } from './scenario/clock'
import { EMPTY_SCENARIO, type Scenario, scenarioOf, tellsOfPerson } from './scenario/scenario'
import {
  DATA,
  heardWords,
  KEEP,
  PANEL,
  RESET,
  readScenario,
  refusedWords,
  tellsScenario,
} from './scenario/words'
import type { Backend } from './server/backend'
import { createBackend } from './server/backend'
import { createHandlers, knowsCall } from './server/routes'
import { DEMO_ACCOUNTS } from './store/demo-accounts'
import { deviceOf } from './store/device'
import type { Snapshot } from './store/models'
import { sessionsOf, signIn, userInfo } from './store/people'
import { storedData } from './stored-data'
import { seedWorld } from './world/kit/seed'

/** Where the tab keeps the scenario. */
const SCENARIO_KEY = 'zetu.scenario'

/** Where the tabs of a browser say that they have kept something: they answer for one world. */
const TABS = 'zetu.world'

export interface MockedProduct {
  /** The product's clock, if the scenario sets it. */
  readonly clock: Clock | undefined
  /**
   * The session from the start, if the scenario names a persona: `null` is a guest. `over`: a scenario that names nobody
   * begins as a guest too, and what somebody has typed stays here for them.
   */
  readonly session: { token: string; user: ReturnType<typeof userInfo> } | null | 'over' | undefined
  /** Demo accounts for the login form. */
  readonly accounts: readonly { label: string; tel: string }[]
  /** Missing abilities of this browser and their effect on the product, in words for users. */
  readonly limits: readonly string[]
}

/**
 * Starts the mocked API in this browser. `qa.*` search params of the address are the scenario; with none, the tab goes on
 * with its own. Those of an event `qa`, or beside `qa.keep`, are laid over it. `qa.reset` forgets everything that was
 * changed; `qa.data` begins with what a tester has kept. `token` is that of who is signed in already.
 */
export async function startMockedProduct(token: string | undefined): Promise<MockedProduct> {
  const search = new URLSearchParams(location.search)
  const before = scenarioOf(tabStorage.get(SCENARIO_KEY))
  const begins = beginsScenario(search)
  const set = await askedSet(search)
  const heard = heardWords(search, knowsCall)
  const scenario = readScenario(heard, begins ? startOf(search, set, before) : before)
  if (scenario.seed !== undefined) seedWorld(scenario.seed)
  keepScenario(scenario)
  const clock = clockOf(scenario)
  const data = storedData(scenario.seed)
  const kept = search.has(RESET) ? undefined : await data.read()
  const restored = typeof set === 'object' ? set.dataIn(scenario, kept) : set
  const saved = typeof restored === 'object' ? restored : kept
  const replay = scenario.replay === undefined ? undefined : await openReplay(scenario.replay)
  const tabs = 'BroadcastChannel' in window ? new BroadcastChannel(TABS) : undefined
  const save = async (snapshot: Snapshot) => {
    await data.save(snapshot)
    tabs?.postMessage('kept')
  }
  const backend = createBackend({
    scenario,
    now: () => new Date(clock(Date.now())),
    saved,
    replay: typeof replay === 'string' ? undefined : replay,
    save,
  })
  if (typeof restored === 'object') await save(restored)
  tabs?.addEventListener('message', () => backend.follow(data.read()))
  const worker = await startAnswering(createHandlers(backend))
  if (breaksFiles(scenario)) await sayBrokenFiles(worker, scenario)
  let mounted: MountedConsole | undefined
  const refuse = (refused: readonly string[]) => {
    sayRefused(refused)
    mounted?.refuse(refused)
  }
  const lay = (next: Scenario) => {
    backend.scenario = next
    if (next.replay === undefined) backend.replay = undefined
    keepScenario(next)
    void sayBrokenFiles(worker, next)
    mounted?.follow()
  }
  window.addEventListener('qa', (event) => {
    if (!(event instanceof CustomEvent)) return
    const words = new URLSearchParams(String(event.detail))
    refuse(refusedWords(words, knowsCall))
    lay(readScenario(heardWords(words, knowsCall), backend.scenario))
  })
  const asked = isReload() ? EMPTY_SCENARIO : readScenario(heard, startOf(search, set, EMPTY_SCENARIO))
  const { session, problems } = await personaSession(backend, asked, token)
  if (isConsoleWanted(search)) {
    const { mountConsole } = await import('./console/console')
    mounted = mountConsole({ backend, lay }, search)
  }
  refuse([
    ...refusedWords(search, knowsCall),
    ...backend.db.personProblems,
    ...problems,
    ...[replay, restored].filter((problem) => typeof problem === 'string'),
  ])
  return {
    clock: deviceClockOf(scenario),
    session: session === undefined ? sessionWithout(backend, search, before, token) : session,
    accounts: DEMO_ACCOUNTS.map(({ label, tel }) => ({ label, tel })),
    limits: [
      ...(worker ? [] : [withoutWorker()]),
      ...(data.works ? [] : ['此浏览器不能保存演示数据，修改只保留到刷新页面']),
    ],
  }
}

/** Why the page answers its own calls: a browser may have no worker, and a busy machine may take too long to start it. */
function withoutWorker(): string {
  const why =
    'serviceWorker' in navigator
      ? 'Service Worker 没有启动（没来得及，或被浏览器拒绝），刷新会再试'
      : '此浏览器没有 Service Worker'
  return `${why}；演示数据改由页面自己回答，可以照常使用`
}

/** Who is there where the address names nobody: the recorded person, a guest of a new scenario, or who was there. */
function sessionWithout(
  backend: Backend,
  search: URLSearchParams,
  before: Scenario,
  token: string | undefined,
): MockedProduct['session'] {
  if (token !== undefined && !backend.accountOf(token)) return 'over'
  if (isReload()) return undefined
  const replayed = tellsScenario(search) ? replaySession(backend, before) : undefined
  return replayed === undefined && beginsScenario(search) ? 'over' : replayed
}

/** Whether an address begins a scenario of its own, which nothing of before gets into. */
const beginsScenario = (search: URLSearchParams) =>
  search.has(RESET) || (tellsScenario(search) && !search.has(KEEP))

/** The data set that the address asks for. A reload keeps what was changed since. */
async function askedSet(search: URLSearchParams): Promise<OpenedSet | string | undefined> {
  const name = search.get(DATA)
  if (!name || isReload()) return undefined
  const { openSet } = await import('./data-set/open-set')
  return openSet(name)
}

/** What the words of an address are laid over: a data set has brought its own scenario, which a reload finds in the tab. */
function startOf(search: URLSearchParams, set: OpenedSet | string | undefined, before: Scenario): Scenario {
  if (typeof set === 'object') return set.scenario
  return search.has(DATA) && isReload() ? before : EMPTY_SCENARIO
}

/**
 * Whether the console is there. A browser that a program drives shows none unless the address asks for it: what is
 * measured or compared there is the product.
 */
function isConsoleWanted(search: URLSearchParams): boolean {
  return !navigator.webdriver || search.has(PANEL) || tabStorage.get(OPEN_KEY) !== undefined
}

/** A tester must not believe that the page survived what never happened. */
function sayRefused(refused: readonly string[]): void {
  for (const text of refused) {
    console.error(text)
    notify.error(text)
  }
}

/** A reload keeps the session: the address asks for its persona once. */
function isReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload'
}

function keepScenario(scenario: Scenario): void {
  tabStorage.set(SCENARIO_KEY, JSON.stringify(scenario))
}

interface Persona {
  readonly session: MockedProduct['session']
  /** Why nobody is signed in who was asked for, in Chinese for testers. */
  readonly problems: readonly string[]
}

async function personaSession(
  backend: Backend,
  asked: Scenario,
  present: string | undefined,
): Promise<Persona> {
  const { persona } = asked
  const person = tellsOfPerson(asked) ? backend.db.person : undefined
  if (persona === undefined && !person) return { session: undefined, problems: [] }
  const demo = DEMO_ACCOUNTS.find((account) => account.persona === persona)
  const account = person?.account ?? backend.db.account.find(demo?.id ?? persona ?? '')
  if (!account && /\d/.test(persona ?? ''))
    return { session: undefined, problems: [`qa.persona=${persona} 没有生效：演示世界里没有这个人`] }
  if (!account?.signUp) return { session: null, problems: [] }
  const session = (token: string) => ({ session: { token, user: userInfo(account) }, problems: [] })
  // Of several tabs that sign in at once, only one session would be kept. All are asked for the same person.
  const known = sessionsOf(backend, account.id).find(({ token }) => token === present)
  if (known) return session(known.token)
  const token = signIn(backend, account, deviceOf(navigator.userAgent))
  await backend.keep()
  return session(token)
}
