import { afterEach, expect, it, vi } from 'vitest'
import { createModels, renewModels, type Snapshot, takeSnapshot } from './models'

const credential = (token: string) => ({ token, accountId: 's-1' })
const models = () => {
  const made = createModels()
  made.credential.create(credential('own'))
  return made
}
const withCredentials = (credentials: readonly object[]) =>
  ({ ...takeSnapshot(createModels()), credential: credentials }) as Snapshot

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('what another tab has kept takes the place of everything', () => {
  const own = models()
  renewModels(own, withCredentials([credential('theirs')]))
  expect(takeSnapshot(own).credential).toEqual([credential('theirs')])
})

it('what cannot be read leaves everything as it is', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const own = models()
  renewModels(own, withCredentials([credential('theirs'), { token: 1 }]))
  expect(takeSnapshot(own).credential).toEqual([credential('own')])
})

it('what is taken over is no write that other tabs repeat', () => {
  const postMessage = vi.fn()
  vi.stubGlobal('window', {})
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      addEventListener = vi.fn()
      postMessage = postMessage
    },
  )
  renewModels(models(), withCredentials([credential('theirs')]))
  expect(postMessage).not.toHaveBeenCalled()
})
