import { beforeEach, describe, expect, it, vi } from 'vitest'
import { differenceOf, settle } from './page-state.mjs'

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

describe('what is not there any more when a page is opened again', () => {
  const state = (over: Partial<Parameters<typeof differenceOf>[0]> = {}) => ({
    path: '/fillIn',
    heading: '智能填报',
    chosen: '稳妥',
    marked: '理学',
    markedForSure: '理学',
    fields: {} as Record<string, string>,
    blank: [] as string[],
    rows: [] as string[],
    more: false,
    asks: false,
    ...over,
  })

  it('is nothing where all is there, and where only time has passed', () => {
    expect(differenceOf(state(), state())).toBeUndefined()
    expect(
      differenceOf(state({ rows: ['3 分钟前 保存'] }), state({ rows: ['5 分钟前 保存', '又一行'] })),
    ).toBeUndefined()
  })

  it.each([
    ['path', '地址：/fillIn → /weici', { path: '/weici' }],
    ['heading', '标题：智能填报 → 位次', { heading: '位次' }],
    ['chosen', '选中：稳妥 → 冲刺', { chosen: '冲刺' }],
    ['marked', '标记：理学 → ', { marked: '' }],
  ])('is its %s', (_, words, after) => {
    expect(differenceOf(state(), state(after))).toBe(words)
  })

  it('is no heading where an agreement had taken its place', () => {
    expect(differenceOf(state({ heading: '' }), state())).toBeUndefined()
  })

  it('is what was written, whether it is another or gone', () => {
    const before = state({ fields: { '分数 1': '601' } })
    expect(differenceOf(before, state({ fields: { '分数 1': '600' } }))).toBe('输入“分数 1”：601 → 600')
    expect(differenceOf(before, state())).toBe('输入“分数 1”：601 → 没有了')
  })

  it('is no field in which nothing stood, nor a form in which nobody has written', () => {
    expect(differenceOf(state({ fields: { '分数 1': '' } }), state())).toBeUndefined()
    const opened = state({ fields: { '考试 1': '高考' }, blank: ['考试 1'] })
    expect(differenceOf(opened, state())).toBeUndefined()
    // What stands there again shows what it showed.
    expect(differenceOf(opened, state({ fields: { '考试 1': '一模' } }))).toBe('输入“考试 1”：高考 → 一模')
  })

  it('is no mark in a form in which nobody has written, where the form is closed', () => {
    const opened = state({ marked: '理学｜都可以' })
    expect(differenceOf(opened, state())).toBeUndefined()
    expect(differenceOf(opened, state({ marked: '理学｜公办' }))).toBe('标记：理学｜都可以 → 理学｜公办')
  })

  it('is a row, at its place', () => {
    expect(differenceOf(state({ rows: ['甲', '乙'] }), state({ rows: ['甲'] }))).toBe('第 2 行：乙 → 没有了')
    expect(differenceOf(state({ rows: ['甲', '乙'] }), state({ rows: ['乙', '甲'] }))).toBe(
      '第 1 行：甲 → 乙',
    )
  })

  it('is of a longer list only what had not been there', () => {
    const unfolded = state({ rows: ['哲学', '法学', '史学', '理学'] })
    // More was asked for above: what stands there now stood in the middle.
    expect(differenceOf(unfolded, state({ rows: ['法学', '史学'], more: true }))).toBeUndefined()
    expect(differenceOf(unfolded, state({ rows: ['法学', '工学'], more: true }))).toBe('第 2 行：法学 → 工学')
    expect(differenceOf(unfolded, state({ rows: ['哲学', '法学', '史学'] }))).toBe('第 4 行：理学 → 没有了')
  })
})
