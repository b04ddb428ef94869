import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nameOf, outgoing } from '~/shared/api/outgoing'
import { prefetchedAnswer } from './prefetched-answer'

const TARGET = { method: 'POST', path: '/api/rows', body: true } as const
const asked = (body: unknown, token?: string) => outgoing('', TARGET, { body }, token)
const never = new AbortController().signal

beforeEach(() => {
  const answers = new Map([[nameOf(asked({ score: 600 }, 'a')), Promise.resolve(new Response('prefetched'))]])
  vi.stubGlobal('window', { zetuPrefetch: { answers, over: false } })
})
afterEach(() => vi.unstubAllGlobals())

describe('a prefetched answer', () => {
  it('is handed over once', async () => {
    const answer = await prefetchedAnswer(asked({ score: 600 }, 'a'), never)
    expect(await answer?.text()).toBe('prefetched')
    expect(prefetchedAnswer(asked({ score: 600 }, 'a'), never)).toBeUndefined()
  })

  it('is for the same question of the same person only', () => {
    expect(prefetchedAnswer(asked({ score: 601 }, 'a'), never)).toBeUndefined()
    expect(prefetchedAnswer(asked({ score: 600 }, 'b'), never)).toBeUndefined()
    expect(prefetchedAnswer(asked({ score: 600 }), never)).toBeUndefined()
  })

  it('ends what the script prefetches', () => {
    prefetchedAnswer(asked({ score: 601 }), never)
    expect(window.zetuPrefetch?.over).toBe(true)
  })

  it('is given up with the call that waits for it', async () => {
    const out = asked({ score: 1 })
    window.zetuPrefetch?.answers.set(nameOf(out), new Promise(() => undefined))
    await expect(prefetchedAnswer(out, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
  })
})
