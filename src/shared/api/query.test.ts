import { QueryClient, queryOptions } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { startAfresh } from '~/shared/lazy/mounted'
import { tryFetch } from './query'

afterEach(() => void vi.useRealTimers())
startAfresh()

it('a loader that runs again does not ask again for what has just failed', async () => {
  vi.useFakeTimers()
  const ask = vi.fn(async (): Promise<string> => {
    throw new Error('refused')
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const options = queryOptions({ queryKey: ['scores'], queryFn: ask })
  await expect(tryFetch(client, options)).resolves.toBeUndefined()
  await expect(tryFetch(client, options)).resolves.toBeUndefined()
  expect(ask).toHaveBeenCalledOnce()

  vi.advanceTimersByTime(10_001)
  ask.mockResolvedValueOnce('scores')
  await expect(tryFetch(client, options)).resolves.toBe('scores')
  expect(ask).toHaveBeenCalledTimes(2)
})
