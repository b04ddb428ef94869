import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getResponse } from 'msw'
import { afterEach, beforeEach } from 'vitest'
import { EMPTY_SCENARIO } from '~/mocks/scenario/scenario'
import { createBackend } from '~/mocks/server/backend'
import { createHandlers } from '~/mocks/server/routes'
import { openPublished } from '~/shared/api/published/published'
import { type Question, sent } from '../questions'
import { takeSnapshot } from '../run'

// Snapshots of a small mocked API, each in a folder of its own. The product is answered from them.

export const NOW = new Date('2026-06-25T10:00:00+08:00')
const backend = createBackend({ scenario: { ...EMPTY_SCENARIO, scale: 4 }, now: () => NOW })
const handlers = createHandlers(backend)
const API = 'http://api.test'

/** What the API answers; nothing here changes that, so each answer is worked out once. */
const truth = new Map<string, Promise<{ readonly status: number; readonly text: string }>>()

async function answerTo(request: Request) {
  const response = await getResponse(handlers, request)
  return { status: response?.status ?? 404, text: (await response?.text()) ?? '' }
}

/** What an answer becomes on its way; undefined for the truth. */
export type Fault = (call: string, text: string, times: number) => Response | 'broken' | undefined

export function apiWith(fault: Fault = () => undefined) {
  const seen = new Map<string, number>()
  const send: typeof fetch = async (url, init) => {
    const call = `${init?.method ?? 'GET'} ${new URL(String(url)).pathname}`
    const times = (seen.get(call) ?? 0) + 1
    seen.set(call, times)
    const asked = `${init?.method} ${url} ${init?.body}`
    const answer = truth.get(asked) ?? answerTo(new Request(String(url), init))
    truth.set(asked, answer)
    const { status, text } = await answer
    const given = fault(call, text, times)
    if (given === 'broken') throw new TypeError('fetch failed')
    return given ?? new Response(text, { status })
  }
  return { send, seen }
}

let out = ''

/** The folder of the test that runs, which holds what was taken. */
export const folder = () => out

beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'zetu-snapshot-'))
})
afterEach(() => rmSync(out, { recursive: true, force: true }))

export const take = (send: typeof fetch, more: object = {}) =>
  takeSnapshot({
    ...{ api: API, out, rate: 1e6, hours: 48, now: NOW, send, pause: async () => undefined },
    ...{ parts: ['provinces', 'lists', 'schools'], provinces: ['西藏'], ...more },
  })
export const latest = () => JSON.parse(readFileSync(path.join(out, 'latest.json'), 'utf8'))

/** What the product is answered from the folder, and whether it had to ask the API. */
export function reader(fault?: (name: string, text: string) => string) {
  const published = openPublished({
    place: '/snapshot/',
    derive: () => import('~/shared/api/published/derived'),
    api: API,
    now: () => NOW.getTime(),
    get: async (url) => {
      if (!url.startsWith('/snapshot/')) return new Response('', { status: 404 })
      try {
        const text = readFileSync(path.join(out, url.slice('/snapshot/'.length)), 'utf8')
        return new Response(fault?.(url, text) ?? text)
      } catch {
        return new Response('', { status: 404 })
      }
    },
  })
  return async (asked: Question) => (await (await published.answer(sent(asked)))?.json())?.data
}

export async function saidByApi(asked: Question) {
  const { url, init } = sent(asked)
  return (await (await apiWith().send(API + url, init)).json()).data
}
