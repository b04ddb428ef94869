import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { provinceList } from '~/entities/province/province-list.calls'
import { loadStartupData } from './startup'

afterEach(() => {
  vi.unstubAllGlobals()
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
