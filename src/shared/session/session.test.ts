import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NOBODY, workKey } from '~/shared/lib/storage/draft-keys'
import { browserStorage } from '~/shared/lib/storage/storage'
import {
  clearSession,
  currentSession,
  expireSession,
  homeProvince,
  leaveSession,
  startSession,
} from './session'
import { TOKEN_KEY, USER_KEY } from './session-keys'

const USER = { id: 's-1', tel: '13800008000', roleId: 1, auth: false, name: '林小满' } as const

// Files of one worker share a browser.
beforeEach(clearSession)
afterEach(clearSession)

describe('a session', () => {
  it('S1-2.47 S2-1.1 has the province of its person, and of a guest that of the site', () => {
    expect(homeProvince()).toBe('安徽')
    startSession('token', { ...USER, roleTypes: [1], province: '江苏' })
    expect(homeProvince()).toBe('江苏')
  })

  it('S1-3.3 keeps its token apart from the record', () => {
    startSession('a-token', { ...USER, roleTypes: [1] })
    expect(currentSession()?.user).toEqual({ ...USER, roleTypes: [1] })
    expect(browserStorage.get(TOKEN_KEY)).toContain('a-token')
    expect(browserStorage.get(USER_KEY)).not.toContain('a-token')
  })
})

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
