import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NOBODY, workKey } from '~/shared/lib/storage/draft-keys'
import { browserStorage } from '~/shared/lib/storage/storage'
import { clearSession, expireSession, leaveSession, startSession } from './session'

const USER = { id: 's-1', tel: '13800008000', roleId: 1, auth: false, name: '林小满' } as const

// Files of one worker share a browser.
beforeEach(clearSession)
afterEach(clearSession)

describe('what a browser keeps', () => {
  it('S1-4.8 loses the person with an expired credential, but neither unsaved work nor the letters of the device', () => {
    browserStorage.set('zetu.unsaved.list', 'work')
    browserStorage.set('zetu.text', '"large"')
    browserStorage.set('zetu.seen', 'person')
    expireSession()
    expect(browserStorage.entries().map(([key]) => key)).toEqual(['zetu.unsaved.list', 'zetu.text'])
  })

  it('of work is, at a log-out, what others left and what is to wait for her', () => {
    const [own, other] = ['s-1', 's-2'].map((owner) => workKey({ owner, kind: 'list', id: 'l' }))
    for (const key of [own, other, 'zetu.seen']) if (key) browserStorage.set(key, 'work')
    startSession('token', { ...USER, roleTypes: [1] })
    leaveSession(true)
    expect(browserStorage.entries().map(([key]) => key)).toEqual([own, other])
    startSession('token', { ...USER, roleTypes: [1] })
    leaveSession(false)
    expect(browserStorage.entries().map(([key]) => key)).toEqual([other])
  })

  it('of a guest is gone at any log-out: nobody can say whose it was', () => {
    const key = workKey({ owner: NOBODY, kind: 'list', id: 'l' })
    for (const keepsWork of [true, false]) {
      browserStorage.set(key, 'work')
      startSession('token', { ...USER, roleTypes: [1] })
      leaveSession(keepsWork)
      expect(browserStorage.get(key)).toBeUndefined()
    }
  })

  it('S1-4.7 loses everything at a log-out (S1 §4)', () => {
    browserStorage.set('zetu.text', '"large"')
    clearSession()
    expect(browserStorage.entries()).toEqual([])
  })
})
