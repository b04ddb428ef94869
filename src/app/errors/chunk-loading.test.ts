import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CHUNK_TIMEOUT_MS, ChunkTimeoutError, isChunkError, watchSlowChunks } from './chunk-loading'

/** A router that says what it is told to say. */
function router() {
  const listeners = new Map<string, () => void>()
  return {
    subscribe(type: string, listener: () => void) {
      listeners.set(type, listener)
      return () => void listeners.delete(type)
    },
    say: (type: 'onBeforeLoad' | 'onLoad') => listeners.get(type)?.(),
    listens: () => listeners.size > 0,
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a page that does not arrive', () => {
  it('S1-9.2 is a load error after 120 seconds', () => {
    expect(CHUNK_TIMEOUT_MS).toBe(120_000)
    const events = router()
    const onTimeout = vi.fn()
    watchSlowChunks(events, onTimeout)
    events.say('onBeforeLoad')
    vi.advanceTimersByTime(CHUNK_TIMEOUT_MS - 1)
    expect(onTimeout).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onTimeout).toHaveBeenCalledExactlyOnceWith(expect.any(ChunkTimeoutError))
  })

  it('is counted from the last navigation that began', () => {
    const events = router()
    const onTimeout = vi.fn()
    watchSlowChunks(events, onTimeout)
    events.say('onBeforeLoad')
    vi.advanceTimersByTime(CHUNK_TIMEOUT_MS - 1)
    events.say('onBeforeLoad')
    vi.advanceTimersByTime(CHUNK_TIMEOUT_MS - 1)
    expect(onTimeout).not.toHaveBeenCalled()
  })

  it('is no error once it has arrived, or once nobody watches', () => {
    const events = router()
    const onTimeout = vi.fn()
    const stop = watchSlowChunks(events, onTimeout)
    events.say('onBeforeLoad')
    events.say('onLoad')
    vi.advanceTimersByTime(CHUNK_TIMEOUT_MS * 2)
    events.say('onBeforeLoad')
    stop()
    vi.advanceTimersByTime(CHUNK_TIMEOUT_MS * 2)
    expect(onTimeout).not.toHaveBeenCalled()
    expect(events.listens()).toBe(false)
  })
})

describe('isChunkError', () => {
  it.each([
    'Failed to fetch dynamically imported module: /assets/a.js',
    'error loading dynamically imported module: /assets/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])('knows %s', (message) => {
    expect(isChunkError(new TypeError(message))).toBe(true)
  })

  it('knows nothing else', () => {
    expect(isChunkError(new Error('x is undefined'))).toBe(false)
    expect(isChunkError(undefined)).toBe(false)
  })
})
