import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { UserInfo } from '~/contracts/auth'
import { clearSession, startSession } from '~/shared/session/session'
import { findCopy, forgetOwnCopies, keepCopy } from './answer-copies'

const AT = new Date('2026-06-25T10:00:00Z')

/** As much of the browser's caches as copies need. */
function fakeCaches() {
  const all = new Map<string, Map<string, Response>>()
  return {
    async open(name: string) {
      const entries = all.get(name) ?? new Map<string, Response>()
      all.set(name, entries)
      return {
        put: async (key: string, answer: Response) => {
          entries.delete(key)
          entries.set(key, answer)
        },
        match: async (key: string) => entries.get(key)?.clone(),
        keys: async () => [...entries.keys()],
        delete: async (key: string) => entries.delete(key),
      }
    },
    delete: async (name: string) => all.delete(name),
  }
}

const person = (id: string, roleId: 1 | 2 = 1): UserInfo => ({
  id,
  roleId,
  roleTypes: [roleId],
  tel: '13800008000',
  auth: false,
  name: '林小满',
})
const call = (url: string, token?: string) => ({
  url,
  init: { method: 'GET', headers: token === undefined ? {} : { Authorization: token } },
})
const own = (token: string) => ({ call: call('/api/preferences/l-1', token), isOwn: true })

beforeEach(() => vi.stubGlobal('caches', fakeCaches()))
afterEach(() => {
  clearSession()
  vi.unstubAllGlobals()
})

it('an own answer is found by its owner alone, also after another sign-in', async () => {
  startSession('t-1', person('s-1'))
  await keepCopy(own('t-1'), 'mine', AT)
  expect(await findCopy(own('t-1'))).toEqual({ text: 'mine', at: AT })
  startSession('t-2', person('s-1'))
  expect(await findCopy(own('t-2'))).toMatchObject({ text: 'mine' })
  startSession('t-3', person('s-2'))
  expect(await findCopy(own('t-3'))).toBeUndefined()
  startSession('t-4', person('s-1'))
  await forgetOwnCopies()
  expect(await findCopy(own('t-4'))).toBeUndefined()
})

it('what comes after its owner has left, and what staff are told, is not kept', async () => {
  startSession('t-1', person('s-1'))
  await keepCopy(own('of before'), 'late', AT)
  expect(await findCopy(own('t-1'))).toBeUndefined()
  startSession('t-2', person('p-1', 2))
  await keepCopy(own('t-2'), 'of a student', AT)
  expect(await findCopy(own('t-2'))).toBeUndefined()
})

it('public answers are for everybody, and the oldest go first', async () => {
  const open = (at: number, token?: string) => ({ call: call(`/api/x/${at}`, token), isOwn: false })
  for (let at = 0; at < 151; at++) await keepCopy(open(at, 't-1'), `${at}`, AT)
  expect(await findCopy(open(0))).toBeUndefined()
  expect(await findCopy(open(150))).toMatchObject({ text: '150' })
})
