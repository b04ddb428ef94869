import { afterEach, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { browserStorage } from '~/shared/lib/storage/storage'
import { store } from '~/shared/lib/storage/store'
import { expireSession, leaveSession, startSession } from './session'
import { workAtom } from './work-atom'

const NONE: readonly string[] = []
const Marks = z.array(z.string())
const USER = { tel: '13800008000', roleTypes: [1], auth: false, name: '林小满' }
const signIn = (id: string) => startSession('token', { ...USER, roleId: 1, id })

const joining = workAtom<readonly string[]>('wishes', 'a', Marks, NONE, (own, begun) => [...own, ...begun])
const apart = workAtom<readonly string[]>('assessment', 'a', Marks, NONE)

beforeEach(() => browserStorage.clear())
afterEach(() => browserStorage.clear())

it('what one person leaves is not seen by the next, and waits', () => {
  signIn('s-1')
  store.set(joining, ['of 1'])
  store.set(apart, ['of 1'])
  expireSession()
  expect([store.get(joining), store.get(apart)]).toEqual([NONE, NONE])
  signIn('s-2')
  expect([store.get(joining), store.get(apart)]).toEqual([NONE, NONE])
  store.set(joining, ['of 2'])
  store.set(apart, ['of 2'])
  leaveSession(false)
  signIn('s-1')
  expect([store.get(joining), store.get(apart)]).toEqual([['of 1'], ['of 1']])
})

it('what was begun without an account is taken over once', () => {
  store.set(apart, ['begun'])
  signIn('s-1')
  expect(store.get(apart)).toEqual(['begun'])
  store.set(apart, ['begun', 'and ended'])
  expireSession()
  expect(store.get(apart)).toEqual(NONE)
})

it('what was begun without an account joins what the person had, or waits beside it', () => {
  signIn('s-1')
  store.set(joining, ['own'])
  store.set(apart, ['own'])
  expireSession()
  store.set(joining, ['begun'])
  store.set(apart, ['begun'])
  signIn('s-1')
  expect(store.get(joining)).toEqual(['own', 'begun'])
  expect(store.get(apart)).toEqual(['own'])
  store.set(joining, ['own', 'begun', 'more'])
  store.set(apart, ['own', 'more'])
  expireSession()
  expect([store.get(joining), store.get(apart)]).toEqual([NONE, ['begun']])
})
