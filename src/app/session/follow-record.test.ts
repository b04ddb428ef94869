import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { UserInfo } from '~/contracts/auth'

const fetched = vi.hoisted(() => vi.fn<(user: UserInfo) => Promise<UserInfo>>())
vi.mock('~/shared/session/user-record', () => ({ fetchPresentRecord: fetched }))

const USER: UserInfo = {
  id: 's-1',
  tel: '13800008000',
  roleId: 1,
  roleTypes: [1],
  auth: false,
  name: '林小满',
}

/** A page with modules of its own, in which a person is signed in. */
async function openPage(user: UserInfo | undefined) {
  vi.resetModules()
  const { clearSession, currentSession, startSession } = await import('~/shared/session/session')
  const { HttpError } = await import('~/shared/api/errors')
  const { notify } = await import('~/shared/lib/browser/notify')
  const { markMounted } = await import('~/shared/lazy/mounted')
  const { followRecord } = await import('./follow-record')
  clearSession()
  if (user) startSession('token', user)
  const queryClient = new QueryClient()
  const invalidate = vi.fn()
  const said = vi.spyOn(notify, 'info').mockImplementation(() => undefined)
  followRecord({ queryClient, router: { invalidate } })
  return {
    invalidate,
    said,
    markMounted,
    comeBack: () => document.dispatchEvent(new Event('visibilitychange')),
    refuse(status: number) {
      const queryFn = () => Promise.reject(new HttpError('GET /api/x', status, ''))
      return queryClient.fetchQuery({ queryKey: ['x'], queryFn, retry: false }).catch(() => undefined)
    },
    user: () => currentSession()?.user,
  }
}

beforeEach(() => {
  fetched.mockReset().mockImplementation(async (user) => ({ ...user, auth: true }))
  const page = { visibilityState: 'visible', documentElement: { dataset: {} } }
  vi.stubGlobal('document', Object.assign(new EventTarget(), { getElementById: () => null }, page))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

describe('VIP that was opened elsewhere', () => {
  it('is noticed once the page has what it asked for', async () => {
    const page = await openPage(USER)
    expect(fetched).not.toHaveBeenCalled()
    page.markMounted()
    await vi.waitFor(() => expect(page.user()?.auth).toBe(true))
    expect(page.said).toHaveBeenCalledExactlyOnceWith('VIP 已开通')
    expect(page.invalidate).toHaveBeenCalledOnce()
  })

  it('is noticed on return to the tab, which asks no more than once in half a minute', async () => {
    const page = await openPage(USER)
    page.comeBack()
    await vi.waitFor(() => expect(page.user()?.auth).toBe(true))
    page.comeBack()
    expect(fetched).toHaveBeenCalledOnce()
  })

  it('is noticed after a refusal, and not after another failure', async () => {
    const page = await openPage(USER)
    await page.refuse(500)
    expect(fetched).not.toHaveBeenCalled()
    await page.refuse(403)
    await vi.waitFor(() => expect(page.user()?.auth).toBe(true))
  })
})

it('a record that cannot be asked for stays as it is, and so does one without a change', async () => {
  const page = await openPage(USER)
  fetched.mockRejectedValueOnce(new Error('offline'))
  page.comeBack()
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce())
  expect(page.user()).toEqual(USER)
  expect(page.said).not.toHaveBeenCalled()
})

it('nobody is asked for where nobody is signed in', async () => {
  const page = await openPage(undefined)
  page.comeBack()
  await page.refuse(403)
  expect(fetched).not.toHaveBeenCalled()
})
