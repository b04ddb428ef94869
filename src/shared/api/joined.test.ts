import { describe, expect, it, vi } from 'vitest'
import { BusinessError, HttpError } from './errors'
import { joined } from './joined'

const signal = () => new AbortController().signal

function kind() {
  return {
    groupOf: (question: string) => question.slice(0, 1),
    askAll: vi.fn(async (questions: readonly string[], _: AbortSignal) =>
      questions.map((each) => `${each}!`),
    ),
    askOne: vi.fn(async (question: string, _: AbortSignal) => `${question}?`),
  }
}

const notKnown = () => Promise.reject(new HttpError('POST /api/many', 404, '没有这个接口'))

describe('questions that are asked in the same moment', () => {
  it('go out in one call for each group, and each gets its own answer', async () => {
    const asked = kind()
    const ask = joined(asked)
    const answers = await Promise.all(['a1', 'b1', 'a2', 'b2'].map((each) => ask(each, signal())))
    expect(answers).toEqual(['a1!', 'b1!', 'a2!', 'b2!'])
    expect(asked.askAll.mock.calls.map(([questions]) => questions)).toEqual([
      ['a1', 'a2'],
      ['b1', 'b2'],
    ])
    expect(asked.askOne).not.toHaveBeenCalled()
  })

  it('go out alone where there is but one', async () => {
    const asked = kind()
    const ask = joined(asked)
    expect(await ask('a1', signal())).toBe('a1?')
    expect(await ask('a2', signal())).toBe('a2?')
    expect(asked.askAll).not.toHaveBeenCalled()
  })

  it('are asked one by one where the server does not know the call, which is tried once', async () => {
    const asked = kind()
    asked.askAll.mockImplementation(notKnown)
    const ask = joined(asked)
    expect(await Promise.all([ask('a1', signal()), ask('a2', signal())])).toEqual(['a1?', 'a2?'])
    expect(await Promise.all([ask('a3', signal()), ask('a4', signal())])).toEqual(['a3?', 'a4?'])
    expect(asked.askAll).toHaveBeenCalledTimes(1)
  })

  it('are asked one by one where one of them is refused', async () => {
    const asked = kind()
    asked.askAll.mockRejectedValueOnce(new BusinessError('POST /api/many', 404, '没有这所院校'))
    const ask = joined(asked)
    expect(await Promise.all([ask('a1', signal()), ask('a2', signal())])).toEqual(['a1?', 'a2?'])
    expect(await Promise.all([ask('a1', signal()), ask('a2', signal())])).toEqual(['a1!', 'a2!'])
  })

  it('fail together, and may be asked again', async () => {
    const asked = kind()
    asked.askAll.mockRejectedValueOnce(new HttpError('POST /api/many', 500, '出错'))
    const ask = joined(asked)
    const first = await Promise.allSettled([ask('a1', signal()), ask('a2', signal())])
    expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await Promise.all([ask('a1', signal()), ask('a2', signal())])).toEqual(['a1!', 'a2!'])
  })

  it('are given up when nobody waits any more', async () => {
    const asked = kind()
    const ask = joined(asked)
    const [one, other] = [new AbortController(), new AbortController()]
    const answers = Promise.all([ask('a1', one.signal), ask('a2', other.signal)])
    await answers
    const sent = asked.askAll.mock.calls[0]?.[1]
    one.abort()
    expect(sent?.aborted).toBe(false)
    other.abort()
    expect(sent?.aborted).toBe(true)
  })
})
