import { beforeEach, describe, expect, it, vi } from 'vitest'
import { settle } from './page-state.mjs'

const CALL = 'GET /api/school/types'
const PATIENCE = { still: 60, most: 600 }

interface Page {
  /** Names of the calls that are not answered. */
  calls: string[]
  /** What its queries wait for: how often each has failed. */
  failures: number[]
  skeletons: number
  status: 'idle' | 'pending'
}

let page: Page
let turns: number
let changes: () => void
/** What happens in a turn of the page, by its number. */
let happens: Record<number, () => void>

function change(what: Partial<Page>) {
  Object.assign(page, what)
  changes()
}

beforeEach(() => {
  page = { calls: [], failures: [], skeletons: 0, status: 'idle' }
  turns = 0
  happens = {}
  changes = () => undefined
  const query = (fetchFailureCount: number) => ({ state: { fetchStatus: 'fetching', fetchFailureCount } })
  vi.stubGlobal('window', {
    callsMoved: 0,
    get onTheirWay() {
      return new Set(page.calls.map((name) => ({ name })))
    },
    pageTurn: () => Promise.resolve(happens[++turns]?.()),
    __TSR_ROUTER__: {
      get state() {
        return { status: page.status }
      },
      options: {
        context: { queryClient: { getQueryCache: () => ({ getAll: () => page.failures.map(query) }) } },
      },
    },
  })
  vi.stubGlobal('document', { querySelector: () => (page.skeletons > 0 ? {} : null) })
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(act: () => void) {
        changes = act
      }
      observe() {}
      disconnect() {}
    },
  )
  return () => vi.unstubAllGlobals()
})

describe('a page is looked at when it is quiet', () => {
  it('at once where nothing happens', async () => {
    expect(await settle(PATIENCE)).toBe(true)
    expect(turns).toBe(4)
  })

  it.each([
    ['a call is not answered', { calls: [CALL] }],
    ['an answer is being read', { failures: [0] }],
    ['a question is asked again in a moment', { failures: [1] }],
    ['a region is pending', { skeletons: 1 }],
    ['its page is not there', { status: 'pending' }],
  ] as const)('not while %s, however long the machine takes', async (_, state) => {
    change(state as Partial<Page>)
    // A slow machine gets on now and then.
    for (let turn = 30; turn < 300; turn += 30) happens[turn] = () => change({})
    happens[300] = () => change({ calls: [], failures: [], skeletons: 0, status: 'idle' })
    expect(await settle(PATIENCE)).toBe(true)
    expect(turns).toBe(304)
  })

  it('not while it changes', async () => {
    for (let turn = 1; turn <= 20; turn++) happens[turn] = () => change({})
    expect(await settle(PATIENCE)).toBe(true)
    expect(turns).toBe(24)
  })
})

describe('a page that waits in vain', () => {
  it('is not quiet, and is looked at as it is when nothing moves', async () => {
    change({ skeletons: 1 })
    expect(await settle(PATIENCE)).toBe(false)
    expect(turns).toBe(40)
  })

  it('is not waited for without an end while it moves', async () => {
    change({ calls: [CALL] })
    for (let turn = 1; turn <= 1000; turn++) happens[turn] = () => change({})
    expect(await settle(PATIENCE)).toBe(false)
    expect(turns).toBe(400)
  })
})

describe('a call that does not answer', () => {
  const awaited = CALL

  it('is not waited for, nor who waits for it', async () => {
    change({ calls: [CALL], failures: [0], skeletons: 1 })
    expect(await settle({ ...PATIENCE, awaited })).toBe(true)
  })

  it('is not waited for while it is counted down, either', async () => {
    change({ failures: [1], skeletons: 1 })
    expect(await settle({ ...PATIENCE, awaited })).toBe(true)
  })

  it('is any, where none answers', async () => {
    change({ calls: [CALL, 'GET /api/province/list'], failures: [0, 0], skeletons: 2 })
    expect(await settle({ ...PATIENCE, awaited: '*' })).toBe(true)
    expect(turns).toBe(4)
  })

  it.each([
    ['another call', { calls: [CALL, 'GET /api/province/list'] }],
    ['an answer that is being read', { failures: [0] }],
  ] as const)('lets %s be waited for', async (_, state) => {
    change(state as unknown as Partial<Page>)
    happens[30] = () => change({ calls: [CALL], failures: [1] })
    expect(await settle({ ...PATIENCE, awaited })).toBe(true)
    expect(turns).toBeGreaterThan(30)
  })
})
