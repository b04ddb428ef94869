import { afterEach, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { browserStorage } from './storage'
import { store } from './store'
import { storedAtom, storedText } from './stored-atom'

const Choice = z.array(z.string())
const NONE: readonly string[] = []

beforeEach(() => browserStorage.clear())
afterEach(() => browserStorage.clear())

it('a text is kept, read by others of its key, and forgotten', () => {
  const text = storedText('k')
  expect(store.get(text)).toBeUndefined()
  store.set(text, 'a')
  expect(store.get(text)).toBe('a')
  expect(store.get(storedText('k'))).toBe('a')
  store.set(text, undefined)
  expect(browserStorage.entries()).toEqual([])
})

it('a value keeps its identity until it is changed', () => {
  const choice = storedAtom('k', Choice, NONE)
  expect(store.get(choice)).toBe(NONE)
  store.set(choice, ['a'])
  expect(browserStorage.get('k')).toBe('["a"]')
  expect(store.get(choice)).toEqual(['a'])
  expect(store.get(choice)).toBe(store.get(choice))
  store.set(choice, NONE)
  expect(browserStorage.entries()).toEqual([])
})

it.each(['', '{', 'null', '{"0":"a"}', '[1]'])('what is stored as %j is the fallback', (text) => {
  browserStorage.set('k', text)
  expect(store.get(storedAtom('k', Choice, NONE))).toBe(NONE)
})

it('a cleared storage is seen at once, also by those who watch', () => {
  const choice = storedAtom('k', Choice, NONE)
  store.set(choice, ['a'])
  const seen: unknown[] = []
  const stop = store.sub(choice, () => seen.push(store.get(choice)))
  browserStorage.clear()
  stop()
  expect(seen).toEqual([NONE])
})
