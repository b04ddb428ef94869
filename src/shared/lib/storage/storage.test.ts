import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserStorage } from './storage'

/** As much of a browser's storage as the product uses. Its items are its own members, as they are there. */
class FakeStorage {
  getItem(key: string): string | null {
    return Object.entries(this).find(([name]) => name === key)?.[1] ?? null
  }
  setItem(key: string, text: string): void {
    Object.assign(this, { [key]: text })
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key)
  }
  clear(): void {
    for (const key of Object.keys(this)) this.removeItem(key)
  }
}

class FullStorage extends FakeStorage {
  override setItem(): void {
    throw new DOMException('no room', 'QuotaExceededError')
  }
}

afterEach(() => {
  browserStorage.clear()
  vi.unstubAllGlobals()
})

describe('a browser that keeps things', () => {
  beforeEach(() => vi.stubGlobal('localStorage', new FakeStorage()))

  it('gives them back', () => {
    expect(browserStorage.get('a')).toBeUndefined()
    expect(browserStorage.set('a', '1')).toBe(true)
    expect(browserStorage.set('b', '')).toBe(true)
    expect(localStorage.getItem('a')).toBe('1')
    expect(browserStorage.get('a')).toBe('1')
    expect(browserStorage.entries()).toEqual([
      ['a', '1'],
      ['b', ''],
    ])
    browserStorage.remove('a')
    expect(browserStorage.get('a')).toBeUndefined()
    browserStorage.clear()
    expect(browserStorage.entries()).toEqual([])
  })

  it('tells of a clear', () => {
    const changed = vi.fn()
    browserStorage.onForeignChange(changed)
    browserStorage.set('a', '1')
    expect(changed).not.toHaveBeenCalled()
    browserStorage.clear()
    expect(changed).toHaveBeenCalledOnce()
  })
})

const full: PropertyDescriptor = { value: new FullStorage() }
const denied: PropertyDescriptor = {
  get() {
    throw new DOMException('denied', 'SecurityError')
  },
}

describe.each([
  ['is full', full],
  ['is denied', denied],
])('a storage that %s', (_, property) => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
  beforeEach(() => Object.defineProperty(globalThis, 'localStorage', { ...property, configurable: true }))
  afterEach(() => {
    if (before) Object.defineProperty(globalThis, 'localStorage', before)
    else Reflect.deleteProperty(globalThis, 'localStorage')
  })

  it('keeps the value in memory, and says that it is not kept', () => {
    expect(browserStorage.set('a', '1')).toBe(false)
    expect(browserStorage.get('a')).toBe('1')
    expect(browserStorage.entries()).toEqual([['a', '1']])
    browserStorage.remove('a')
    expect(browserStorage.get('a')).toBeUndefined()
    browserStorage.set('b', '2')
    browserStorage.clear()
    expect(browserStorage.entries()).toEqual([])
  })
})
