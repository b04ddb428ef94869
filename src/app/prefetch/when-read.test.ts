import { afterEach, describe, expect, it, vi } from 'vitest'
import { request } from './shims/client'
import { whenRead } from './when-read'
import type { PrefetchState } from './window'

const endpoint = (path: string) => ({ method: 'GET', path, access: 'public' }) as never

/** An answer whose head is there at once and whose text comes with `send`. */
function lateAnswer() {
  let send: (text: string) => void = () => undefined
  const body = new ReadableStream({
    start(controller) {
      send = (text) => {
        controller.enqueue(new TextEncoder().encode(text))
        controller.close()
      }
    },
  })
  return { response: new Response(body), send: (text: string) => send(text) }
}

function stubPrefetch(ask: (path: string) => Promise<Response>): { state: PrefetchState; asked: string[] } {
  const asked: string[] = []
  const state: PrefetchState = {
    visit: undefined,
    answers: new Map(),
    reads: [],
    ask: ({ url }) => {
      asked.push(url)
      return ask(url)
    },
    payloads: new Map(),
    over: false,
    onAnswer: () => undefined,
    mayDraw: true,
  }
  vi.stubGlobal('window', { zetuPrefetch: state })
  return { state, asked }
}

afterEach(() => vi.unstubAllGlobals())

describe('what the first answers lead to', () => {
  it('has been asked when they are read, not when only their heads are there', async () => {
    const { response, send } = lateAnswer()
    const { state, asked } = stubPrefetch((url) =>
      url === '/first' ? Promise.resolve(response) : new Promise(() => undefined),
    )
    void request(endpoint('/first'), {} as never).then(() => request(endpoint('/second'), {} as never))
    let askedBefore: readonly string[] | undefined
    const done = whenRead(state).then(() => {
      askedBefore = [...asked]
    })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(askedBefore).toBeUndefined()
    send('{"code":200,"data":1}')
    await done
    expect(askedBefore).toEqual(['/first', '/second'])
  })

  it('is not waited for where an answer fails', async () => {
    const { state } = stubPrefetch(() => Promise.reject(new Error('unreachable')))
    await expect(request(endpoint('/first'), {} as never)).rejects.toThrow('unreachable')
    await expect(whenRead(state)).resolves.toBeUndefined()
  })
})
