import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hasSlowCalls, onSlowCalls, retrySlowCalls, sendUntilAnswered } from './retry'

/** A server that hangs the first `hangs` times and then answers. */
function server(hangs: number) {
  let calls = 0
  const send = (signal: AbortSignal) => {
    calls += 1
    if (calls > hangs) return Promise.resolve(calls)
    return new Promise<number>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')))
    })
  }
  return { send, calls: () => calls }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a call that hangs', () => {
  it('is sent again when somebody asks for it, as often as that', async () => {
    const { send } = server(2)
    const answer = sendUntilAnswered(send, new AbortController().signal)
    for (let times = 0; times < 2; times++) {
      await vi.advanceTimersByTimeAsync(8000)
      retrySlowCalls()
    }
    expect(await answer).toBe(3)
  })

  it('is left alone when it has just been sent', async () => {
    const { send, calls } = server(1)
    void sendUntilAnswered(send, new AbortController().signal)
    await vi.advanceTimersByTimeAsync(1000)
    retrySlowCalls()
    await vi.advanceTimersByTimeAsync(0)
    expect(calls()).toBe(1)
  })

  it('is not sent again after nobody wants it', async () => {
    const { send, calls } = server(1)
    const unwanted = new AbortController()
    const answer = sendUntilAnswered(send, unwanted.signal)
    const failed = expect(answer).rejects.toThrow('aborted')
    await vi.advanceTimersByTimeAsync(8000)
    unwanted.abort()
    await failed
    retrySlowCalls()
    expect(calls()).toBe(1)
  })

  it('is known to take long until it is sent again', async () => {
    const { send } = server(1)
    const heard = vi.fn()
    const stop = onSlowCalls(heard)
    const answer = sendUntilAnswered(send, new AbortController().signal)
    await vi.advanceTimersByTimeAsync(9499)
    expect(hasSlowCalls()).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(hasSlowCalls()).toBe(true)
    expect(heard).toHaveBeenCalledTimes(1)
    retrySlowCalls()
    await answer
    expect(hasSlowCalls()).toBe(false)
    stop()
  })

  it('tells a failure of its own', async () => {
    const broken = sendUntilAnswered(() => Promise.reject(new Error('500')), new AbortController().signal)
    await expect(broken).rejects.toThrow('500')
  })
})
