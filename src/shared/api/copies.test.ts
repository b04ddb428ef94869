import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { applicationLists } from '~/contracts/application-lists'
import { listSummaries } from '~/contracts/list-summaries'
import { request, type Stored, setClientHost } from './client'

const input = { params: { id: 's-1' } }
const envelope = (data: unknown) => JSON.stringify({ code: 200, message: 'success', data })
const AT = new Date('2026-06-25T10:00:00Z')

const kept = new Map<string, string>()
const shown: Date[] = []
const answers: (() => Response)[] = []
const broken = () => {
  throw new TypeError('Failed to fetch')
}
const live = (data: unknown) => () =>
  new Response(envelope(data), { headers: { 'Content-Type': 'application/json' } })

const nameOf = ({ call, isOwn }: Stored) => `${isOwn} ${call.url}`

function useDevice(onLine: boolean): void {
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('fetch', async () => (answers.shift() ?? broken)())
  setClientHost({
    origin: 'http://api.test',
    token: () => 't',
    expired: () => undefined,
    copies: {
      keep: (call, text) => void kept.set(nameOf(call), text),
      find: async (call) => {
        const text = kept.get(nameOf(call))
        return text === undefined ? undefined : { text, at: AT }
      },
      shown: (at) => void shown.push(at),
    },
  })
}

beforeEach(() => {
  kept.clear()
  shown.length = 0
  answers.length = 0
})
afterEach(() => vi.unstubAllGlobals())

const lists = () => request(listSummaries.byStudent, input)

it('an own answer is kept, and is the answer where there is no network', async () => {
  useDevice(false)
  answers.push(live([]))
  await lists()
  expect(await lists()).toEqual([])
  expect([...kept.keys()]).toEqual(['true http://api.test/api/preferences/query/student/s-1'])
  expect(shown).toEqual([AT])
})

it('a line that broke once is tried again before anything old is shown', async () => {
  useDevice(true)
  answers.push(live([]), broken, live([]))
  await lists()
  expect(await lists()).toEqual([])
  expect(shown).toEqual([])
  expect(await lists()).toEqual([])
  expect(shown).toEqual([AT])
})

it('what does not fit the contract, was refused, or changes something, is answered by no copy', async () => {
  useDevice(false)
  kept.set('true http://api.test/api/preferences/query/student/s-1', envelope('other'))
  await expect(lists()).rejects.toMatchObject({ status: 0 })
  kept.set('true http://api.test/api/preferences/query/student/s-1', envelope([]))
  answers.push(() => new Response('', { status: 500 }))
  await expect(lists()).rejects.toMatchObject({ status: 500 })
  await expect(request(applicationLists.remove, { query: { id: 'l-1' } })).rejects.toMatchObject({
    status: 0,
  })
  expect(shown).toEqual([])
})
