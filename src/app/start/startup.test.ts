import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { provinceList } from '~/entities/province/province-list.calls'
import { schoolOptions } from '~/entities/school/school-options.calls'
import { notify } from '~/shared/lib/browser/notify'
import { createQueryClient } from './query-client'
import { loadStartupData } from './startup'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const PROVINCES = [{ code: '34', provinceName: '安徽' }]
const LISTS = { provinces: PROVINCES, types: ['综合'], institutions: ['公办'], features: ['985'] }
const TOGETHER = '/api/startup/lists'
const EACH: Readonly<Record<string, unknown>> = {
  '/api/province/list': LISTS.provinces,
  '/api/school/types': LISTS.types,
  '/api/school/institution': LISTS.institutions,
  '/api/school/listFeature': LISTS.features,
}

const answered = (data: unknown) =>
  new Response(JSON.stringify({ code: 200, data }), { headers: { 'Content-Type': 'application/json' } })

function serve(answer: (path: string) => Response | Promise<Response>): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return answer(path)
  })
  return asked
}

/** What the cache of the product has been given, by the query of each list. */
const givenTo = (client: QueryClient) =>
  [provinceList(), schoolOptions.types(), schoolOptions.institutions(), schoolOptions.features()].map(
    ({ queryKey }) => client.getQueryData<unknown>(queryKey),
  )

describe('the lists of the start', () => {
  it('S1-4.15.1 are asked for in one call', async () => {
    const asked = serve(() => answered(LISTS))
    const startup = loadStartupData()
    await startup.loaded
    const client = new QueryClient()
    startup.handOver(client)
    expect(givenTo(client)).toEqual(Object.values(LISTS))
    expect(asked).toEqual([TOGETHER])
  })

  it.each([
    ['does not know that call', () => new Response('Not found', { status: 404 })],
    ['refuses it', () => answered(null)],
  ])('are asked for one by one where a server %s', async (_, together) => {
    const asked = serve((path) => (path === TOGETHER ? together() : answered(EACH[path])))
    const startup = loadStartupData()
    await startup.loaded
    const client = new QueryClient()
    startup.handOver(client)
    expect(givenTo(client)).toEqual(Object.values(LISTS))
    expect(asked).toEqual([TOGETHER, ...Object.keys(EACH)])
  })

  it('are not asked for a second time where they are slow', async () => {
    vi.useFakeTimers()
    let answer: (response: Response) => void = () => undefined
    const asked = serve(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    const startup = loadStartupData()
    await vi.advanceTimersByTimeAsync(3000)
    await startup.loaded
    const client = new QueryClient()
    startup.handOver(client)
    const provinces = client.fetchQuery(provinceList())
    answer(answered(LISTS))
    expect(await provinces).toEqual(PROVINCES)
    expect(asked).toEqual([TOGETHER])
  })
})

describe('a list that fails at the start', () => {
  const failing = (after: Promise<unknown>) => {
    const asked = serve(async () => {
      await after
      return new Response('{"code":500,"message":"服务器出错了"}', { status: 500 })
    })
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    return { asked, said: vi.spyOn(notify, 'error').mockImplementation(() => undefined) }
  }

  it('S1-4.15 S1-8.5 is only logged: nobody is told, and nothing asks again at once', async () => {
    const { asked, said } = failing(Promise.resolve())
    const startup = loadStartupData()
    await startup.loaded
    const client = createQueryClient()
    startup.handOver(client)
    const provinces = new QueryObserver(client, provinceList())
    const stop = provinces.subscribe(() => undefined)
    await new Promise((resolve) => setTimeout(resolve))
    expect(provinces.getCurrentResult().isError).toBe(true)
    expect(asked).toEqual([TOGETHER, ...Object.keys(EACH)])
    expect(said).not.toHaveBeenCalled()
    expect(console.warn).toHaveBeenCalledTimes(4)

    await provinces.refetch()
    expect(asked.slice(5)).toEqual(['/api/province/list'])
    expect(said).toHaveBeenCalledOnce()
    stop()
  })

  it('S1-4.15 S1-8.5 is only logged when it fails late', async () => {
    vi.useFakeTimers()
    let fail: (value?: unknown) => void = () => undefined
    const { asked, said } = failing(
      new Promise((resolve) => {
        fail = resolve
      }),
    )
    const startup = loadStartupData()
    await vi.advanceTimersByTimeAsync(3000)
    const client = createQueryClient()
    startup.handOver(client)
    fail()
    await vi.advanceTimersByTimeAsync(2000)
    expect(client.getQueryState(provinceList().queryKey)?.status).toBe('error')
    expect(asked).toHaveLength(5)
    expect(said).not.toHaveBeenCalled()
  })
})
