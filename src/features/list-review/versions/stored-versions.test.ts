import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { madeItems } from '~/entities/application-list/made-items'
import { keepState, packedStates, type SavedState, storedStates, unpackedStates } from './stored-versions'

/** A browser's storage with room for `room` characters. */
function storage(room: number) {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (text.length > room) throw new Error('full')
      kept.set(key, text)
    },
    removeItem: (key: string) => kept.delete(key),
  }
}
beforeEach(() => vi.stubGlobal('localStorage', storage(10_000)))
afterEach(() => vi.unstubAllGlobals())

const state = (version: number, units: string): SavedState => ({
  version,
  at: '2026-06-25T10:00:00.000Z',
  author: 'here',
  items: madeItems(units),
})
const shown = (states: readonly SavedState[]) =>
  states.map(({ version, items }) => `${version} ${items.map(({ unitId }) => unitId).join('')}`)

it('states come back as they were, and a row that stays is kept once', () => {
  const states = [state(1, 'abc'), state(2, 'cab'), state(3, 'cb')]
  const packed = packedStates(states)
  expect(packed.rows).toHaveLength(3)
  expect(unpackedStates(packed)).toEqual(states)
})

it('a row that was changed is another one', () => {
  const changed = { ...state(2, 'ab'), items: madeItems('ab').map((item) => ({ ...item, adjust: false })) }
  expect(packedStates([state(1, 'ab'), changed]).rows).toHaveLength(4)
})

it('each state of a list is kept once, in the order of the versions, up to a hundred', () => {
  keepState('l-1', state(2, 'ba'))
  keepState('l-1', state(1, 'ab'))
  keepState('l-1', state(2, 'xx'))
  keepState('l-2', state(1, 'z'))
  expect(shown(storedStates('l-1'))).toEqual(['1 ab', '2 ba'])
  expect(storedStates('none')).toEqual([])
  const many = Array.from({ length: 120 }, (_, index) => state(index + 1, 'ab'))
  expect(packedStates(many).states.map(({ version }) => version)).toEqual(
    Array.from({ length: 100 }, (_, index) => index + 21),
  )
})

it('where there is no room the older half is forgotten', () => {
  vi.stubGlobal('localStorage', storage(500))
  for (const version of [1, 2, 3, 4, 5, 6, 7, 8]) keepState('l-9', state(version, 'ab'))
  const kept = storedStates('l-9').map(({ version }) => version)
  expect(kept.at(-1)).toBe(8)
  expect(kept).not.toContain(1)
})
