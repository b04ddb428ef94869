import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { student } from '~/contracts/student'

/** A channel of the browser: what one tab says is heard by all others. */
class Channel extends EventTarget {
  static readonly all = new Set<Channel>()
  constructor() {
    super()
    Channel.all.add(this)
  }
  postMessage(data: unknown) {
    for (const other of Channel.all)
      if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }))
  }
}

/** A tab, with modules of its own. */
async function openTab(visibility: { state: string }) {
  vi.resetModules()
  const { call } = await import('~/shared/api/call')
  const { dropChanged } = await import('~/shared/api/changes')
  const { followTabs } = await import('./follow-tabs')
  const client = new QueryClient()
  const key = call(student.byId, { params: { id: 's-1' } }).key
  client.setQueryData(key, 'answer')
  followTabs(client)
  return {
    save: () => dropChanged(client, student.update),
    isStale: () => client.getQueryState(key)?.isInvalidated ?? false,
    comeBack() {
      visibility.state = 'visible'
      document.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

const seen = { state: 'visible' }

beforeEach(() => {
  seen.state = 'visible'
  Channel.all.clear()
  const page = Object.defineProperty(new EventTarget(), 'visibilityState', { get: () => seen.state })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', Object.assign(new EventTarget(), { BroadcastChannel: Channel }))
  vi.stubGlobal('BroadcastChannel', Channel)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

it('a save in one tab is asked for anew in another that is looked at', async () => {
  const [here, there] = [await openTab(seen), await openTab(seen)]
  here.save()
  expect(there.isStale()).toBe(true)
})

it('a tab in the background asks when somebody comes back to it', async () => {
  const [here, there] = [await openTab(seen), await openTab(seen)]
  seen.state = 'hidden'
  here.save()
  expect(there.isStale()).toBe(false)
  there.comeBack()
  expect(there.isStale()).toBe(true)
})
