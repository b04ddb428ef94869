import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { browserStorage } from '~/shared/lib/storage'
import { clearSession, expireSession } from './session'

// Files of one worker share a browser.
beforeEach(clearSession)
afterEach(clearSession)

describe('what a browser keeps', () => {
  it('loses the person with an expired credential, but neither unsaved work nor the letters of the device', () => {
    browserStorage.set('zetu.unsaved.list', 'work')
    browserStorage.set('zetu.text', '"large"')
    browserStorage.set('zetu.seen', 'person')
    expireSession()
    expect(browserStorage.entries().map(([key]) => key)).toEqual(['zetu.unsaved.list', 'zetu.text'])
  })

  it('loses everything at a log-out (S1 §4)', () => {
    browserStorage.set('zetu.text', '"large"')
    clearSession()
    expect(browserStorage.entries()).toEqual([])
  })
})
