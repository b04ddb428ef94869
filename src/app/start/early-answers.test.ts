import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nameOf, outgoing } from '~/shared/api/outgoing'
import { earlyAnswer } from './early-answers'

const TARGET = { method: 'POST', path: '/api/rows', body: true } as const
const asked = (body: unknown, token?: string) => outgoing('', TARGET, { body }, token)
const never = new AbortController().signal

beforeEach(() => {
  const answers = new Map([[nameOf(asked({ score: 600 }, 'a')), Promise.resolve(new Response('early'))]])
  vi.stubGlobal('window', { zetuEarly: { answers, over: false } })
})
afterEach(() => vi.unstubAllGlobals())

describe('an early answer', () => {
  it('is handed over once', async () => {
    const answer = await earlyAnswer(asked({ score: 600 }, 'a'), never)
    expect(await answer?.text()).toBe('early')
    expect(earlyAnswer(asked({ score: 600 }, 'a'), never)).toBeUndefined()
  })

  it('is for the same question of the same person only', () => {
    expect(earlyAnswer(asked({ score: 601 }, 'a'), never)).toBeUndefined()
    expect(earlyAnswer(asked({ score: 600 }, 'b'), never)).toBeUndefined()
    expect(earlyAnswer(asked({ score: 600 }), never)).toBeUndefined()
  })

  it('ends the early calls', () => {
    earlyAnswer(asked({ score: 601 }), never)
    expect(window.zetuEarly?.over).toBe(true)
  })

  it('is given up with the call that waits for it', async () => {
    const out = asked({ score: 1 })
    window.zetuEarly?.answers.set(nameOf(out), new Promise(() => undefined))
    await expect(earlyAnswer(out, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
  })
})
