import { beforeEach, expect, it } from 'vitest'
import { serviceOrders } from '~/contracts/service-orders'
import { tabStorage } from '~/shared/lib/storage/storage'
import { endPendingCreations } from './creation-key'
import { BusinessError, HttpError } from './errors'
import { makeOnce, pendingCreation } from './pending-creation'
import { makeComposed } from './use-read-creation'

interface Note {
  readonly note: string
}

const readNote = (content: unknown) =>
  content !== null && typeof content === 'object' && 'note' in content
    ? { note: String(content.note) }
    : undefined
const pendingOf = (scope: string) => pendingCreation<Note>(serviceOrders.create, scope, readNote)

/** A server that makes a record of each body that is new to it; the first answers are lost, or it refuses them. */
function server(...failures: readonly Error[]) {
  const records: string[] = []
  const left = [...failures]
  return {
    records,
    async make({ note }: Note) {
      const failure = left.shift()
      if (failure instanceof BusinessError) throw failure
      if (!records.includes(note)) records.push(note)
      if (failure) throw failure
      return note
    },
  }
}

const LOST = new HttpError('POST /orders', 0, '网络不通')
const REFUSED = new BusinessError('POST /orders', 400, '备注太长')

beforeEach(endPendingCreations)

it('makes one record where an answer was lost and the words changed before the second try', async () => {
  const { records, make } = server(LOST)
  await expect(makeOnce(pendingOf('a'), { note: '先写的' }, make)).rejects.toBe(LOST)
  const made = await makeOnce(pendingOf('a'), { note: '后改的' }, make)
  expect(records).toEqual(['先写的'])
  expect(made).toEqual({ answer: '先写的', later: { note: '后改的' } })
  const next = await makeOnce(pendingOf('a'), { note: '另一份' }, make)
  expect(next).toEqual({ answer: '另一份', later: undefined })
})

it('sends the first words as often as it takes, and says nothing of later ones that are the same', async () => {
  const { records, make } = server(LOST, LOST)
  await expect(makeOnce(pendingOf('a'), { note: '先写的' }, make)).rejects.toBe(LOST)
  await expect(makeOnce(pendingOf('a'), { note: '后改的' }, make)).rejects.toBe(LOST)
  expect(pendingOf('a').find()).toEqual({ note: '先写的' })
  expect(await makeOnce(pendingOf('a'), { note: '先写的' }, make)).toEqual({
    answer: '先写的',
    later: undefined,
  })
  expect([records, pendingOf('a').find()]).toEqual([['先写的'], undefined])
})

it('sends other words where the server has refused the first ones', async () => {
  const { records, make } = server(REFUSED)
  await expect(makeOnce(pendingOf('a'), { note: '太长' }, make)).rejects.toBe(REFUSED)
  await makeOnce(pendingOf('a'), { note: '短' }, make)
  expect(records).toEqual(['短'])
})

it('knows one piece of work from another, and a page that was closed before any answer from a new one', async () => {
  const { records, make } = server()
  pendingOf('a').keep({ note: '关了页面' })
  await makeOnce(pendingOf('b'), { note: '别的' }, make)
  await makeOnce(pendingOf('a'), { note: '回来后写的' }, make)
  expect(records).toEqual(['别的', '关了页面'])
})

it('makes a record where what the tab kept is no longer what it was', async () => {
  const { records, make } = server(LOST)
  await expect(makeOnce(pendingOf('a'), { note: '先写的' }, make)).rejects.toBe(LOST)
  for (const [key] of tabStorage.entries()) tabStorage.set(key, '{"note":')
  await makeOnce(pendingOf('a'), { note: '后改的' }, make)
  expect(records).toEqual(['先写的', '后改的'])
})

it('puts nothing together anew while it is not known what became of the first', async () => {
  const { records, make } = server(LOST)
  const notes = ['读到的', '后来改过的']
  const compose = async () => ({ note: notes.shift() ?? '' })
  await expect(makeComposed(pendingOf('a'), compose, make)).rejects.toBe(LOST)
  expect(await makeComposed(pendingOf('a'), compose, make)).toBe('读到的')
  expect(records).toEqual(['读到的'])
  expect(await makeComposed(pendingOf('a'), compose, make)).toBe('后来改过的')
})

it('holds nothing where what the record is made of could not be read', async () => {
  const { make } = server()
  const compose = () => Promise.reject(LOST)
  await expect(makeComposed(pendingOf('a'), compose, make)).rejects.toBe(LOST)
  expect(pendingOf('a').find()).toBeUndefined()
})
