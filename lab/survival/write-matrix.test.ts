import { expect, it } from 'vitest'
import { runWrites } from './write-matrix.mjs'

it('says nothing of writes when the browser has gone', async () => {
  const found: unknown[] = []
  const browser = {
    isConnected: () => false,
    newContext: () =>
      Promise.reject(new Error('browser.newContext: Target page, context or browser has been closed')),
  }
  const run = runWrites(
    { sessions: [{ browser }], waitingSessions: [] },
    {
      faults: [{ name: 'slow' }],
      isChosen: (address: string) => address === '/fillIn',
      kept: { find: () => undefined, add: (result: unknown) => found.push(result) },
      shard: { index: 1, count: 1 },
      again: false,
      until: Number.POSITIVE_INFINITY,
    },
  )
  await expect(run).rejects.toThrow('has been closed')
  expect(found).toEqual([])
})
