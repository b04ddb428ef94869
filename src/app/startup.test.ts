import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { provinceList } from '~/entities/province/province-list.calls'
import { notify } from '~/shared/lib/notify'
import { createQueryClient } from './query-client'
import { loadStartupData } from './startup'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('does not ask a second time for what is slow', async () => {
  vi.useFakeTimers()
  const asked: string[] = []
  let answer: (response: Response) => void = () => undefined
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    return new Promise<Response>((resolve) => {
      if (url.includes('province')) answer = resolve
    })
  })
  const startup = loadStartupData()
  await vi.advanceTimersByTimeAsync(3000)
  await startup.loaded
  const client = new QueryClient()
  startup.handOver(client)
  const provinces = client.fetchQuery(provinceList())
  const headers = { 'Content-Type': 'application/json' }
  answer(
    new Response(JSON.stringify({ code: 200, data: [{ code: '34', provinceName: '安徽' }] }), { headers }),
  )
  expect(await provinces).toMatchObject([{ provinceName: '安徽' }])
  expect(asked.filter((url) => url.includes('province'))).toHaveLength(1)
})

describe('a list that fails at the start', () => {
  const failing = (after: Promise<unknown>) => {
    const asked: string[] = []
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url)
      await after
      return new Response('{"code":500,"message":"服务器出错了"}', { status: 500 })
    })
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    return { asked, said: vi.spyOn(notify, 'error').mockImplementation(() => undefined) }
  }

  it('is only logged: nobody is told, and nothing asks again at once', async () => {
    const { asked, said } = failing(Promise.resolve())
    const startup = loadStartupData()
    await startup.loaded
    const client = createQueryClient()
    startup.handOver(client)
    const provinces = new QueryObserver(client, provinceList())
    const stop = provinces.subscribe(() => undefined)
    await new Promise((resolve) => setTimeout(resolve))
    expect(provinces.getCurrentResult().isError).toBe(true)
    expect(asked.filter((url) => url.includes('province'))).toHaveLength(1)
    expect(said).not.toHaveBeenCalled()
    expect(console.warn).toHaveBeenCalledTimes(4)

    await provinces.refetch()
    expect(asked.filter((url) => url.includes('province'))).toHaveLength(2)
    expect(said).toHaveBeenCalledOnce()
    stop()
  })

  it('is only logged when it fails late', async () => {
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
    expect(asked).toHaveLength(4)
    expect(said).not.toHaveBeenCalled()
  })
})
