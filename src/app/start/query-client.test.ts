import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BusinessError, HttpError } from '~/shared/api/errors'
import { notify } from '~/shared/lib/browser/notify'
import { createQueryClient } from './query-client'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('asks a failing server no more than three times in ten seconds, however many parts want the answer', async () => {
  const client = createQueryClient()
  const queryFn = vi.fn(() => Promise.reject(new HttpError('GET /api/x', 502, '')))
  const options = { queryKey: ['x'], queryFn }
  // The loader of the route, then parts that appear one after the other.
  void client.prefetchQuery(options)
  await vi.advanceTimersByTimeAsync(1000)
  for (let part = 0; part < 3; part++) {
    new QueryObserver(client, client.defaultQueryOptions(options)).subscribe(() => undefined)
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(queryFn.mock.calls.length).toBeLessThanOrEqual(3)

  // Who comes back to the page later finds it trying again.
  await vi.advanceTimersByTimeAsync(10_000)
  const before = queryFn.mock.calls.length
  new QueryObserver(client, client.defaultQueryOptions(options)).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(1000)
  expect(queryFn.mock.calls.length).toBeGreaterThan(before)
})

describe('a server that has too many callers', () => {
  const crowded = (status: number, retryAfter?: number) => () =>
    new HttpError('GET /api/x', status, '', { retryAfter })
  const tries = async (error: () => HttpError, ms: number) => {
    const queryFn = vi.fn(() => Promise.reject(error()))
    void createQueryClient().prefetchQuery({ queryKey: ['x'], queryFn })
    await vi.advanceTimersByTimeAsync(ms)
    return queryFn.mock.calls.length
  }

  it('is asked three times in all, after waits that grow', async () => {
    expect(await tries(crowded(503), 3900)).toBe(1)
    expect(await tries(crowded(503), 120_000)).toBe(3)
  })

  it('is not asked before the time it names, nor by everybody at once', async () => {
    const error = crowded(429, 20_000)
    expect(await tries(error, 19_900)).toBe(1)
    expect(await tries(error, 31_000)).toBe(2)
    const client = createQueryClient()
    const delay = client.getDefaultOptions().queries?.retryDelay
    if (typeof delay !== 'function') throw new Error('the wait depends on what the server says')
    expect(
      new Set(Array.from({ length: 20 }, () => Math.round(delay(0, error()) / 100))).size,
    ).toBeGreaterThan(5)
  })

  it('is left alone when it asks for a longer wait than anybody sits out', async () => {
    expect(await tries(crowded(429, 600_000), 3_600_000)).toBe(1)
  })
})

describe('a record that cannot be shown', () => {
  const failing = (client: ReturnType<typeof createQueryClient>, key: string, meta: object, code: number) =>
    client.prefetchQuery({
      queryKey: [key],
      queryFn: () => Promise.reject(new BusinessError('GET /api/x', code, '没有这所院校')),
      meta: { ...meta },
    })

  it('is said by its page alone where there is none, whatever else of it was asked for', async () => {
    const error = vi.spyOn(notify, 'error').mockImplementation(() => undefined)
    const client = createQueryClient()
    const page = new QueryObserver(client, { queryKey: ['school'], enabled: false })
    const leave = page.subscribe(() => undefined)
    await Promise.all([
      failing(client, 'school', { isRecordOfPage: true }, 404),
      failing(client, 'lines', {}, 404),
    ])
    await failing(client, 'plan', {}, 404)
    expect(error).not.toHaveBeenCalled()
    await failing(client, 'trouble', {}, 500)
    expect(error).toHaveBeenCalledTimes(1)
    leave()
    await failing(client, 'elsewhere', {}, 404)
    expect(error).toHaveBeenCalledTimes(2)
  })

  it('is said by its page alone where it is not for who asks; a part that is not is announced', async () => {
    const error = vi.spyOn(notify, 'error').mockImplementation(() => undefined)
    error.mockClear()
    const client = createQueryClient()
    const leave = new QueryObserver(client, { queryKey: ['list'], enabled: false }).subscribe(() => undefined)
    await failing(client, 'part', {}, 403)
    expect(error).toHaveBeenCalledTimes(1)
    await failing(client, 'list', { isRecordOfPage: true }, 403)
    await failing(client, 'another part', {}, 403)
    expect(error).toHaveBeenCalledTimes(1)
    leave()
    await failing(client, 'elsewhere', {}, 403)
    expect(error).toHaveBeenCalledTimes(2)
  })

  it('S1-8.1.1 is announced where no page is about it', async () => {
    const error = vi.spyOn(notify, 'error').mockImplementation(() => undefined)
    error.mockClear()
    await failing(createQueryClient(), 'lines', {}, 404)
    expect(error).toHaveBeenCalledWith('没有这所院校')
  })
})
