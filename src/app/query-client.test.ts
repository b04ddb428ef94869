import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HttpError } from '~/shared/api/errors'
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
