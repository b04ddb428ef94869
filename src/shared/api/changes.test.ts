import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { auth } from '~/contracts/auth'
import { contractGroups } from '~/contracts/groups'
import { student } from '~/contracts/student'
import { call } from './call'
import { dropChanged, isChangedBy } from './changes'
import { FRESH } from './query'

const ENDPOINTS = Object.values(contractGroups).flatMap((group) => Object.values(group))
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

it('every reading call of a member or of staff says how long its answer stays good', () => {
  const silent = ENDPOINTS.filter(
    ({ effect, access = 'public', fresh }) => !effect && access !== 'public' && !fresh,
  )
  expect(silent.map(nameOf)).toEqual([])
})

it('an answer stays good as long as its endpoint says', () => {
  expect(call(student.byId, { params: { id: 's-1' } }).staleTime).toBe(FRESH.own)
  expect(call(contractGroups.province.list, {}).staleTime).toBe(FRESH.session)
  expect(call(contractGroups.planner.simpleInfo, { query: { plannerTel: '13800008010' } }).staleTime).toBe(
    FRESH.shared,
  )
})

it.each(ENDPOINTS.filter(({ effect }) => effect === 'write'))(
  '$method $path changes the calls it names and no other',
  (write) => {
    const changed = ENDPOINTS.filter(({ method, path }) => isChangedBy(write, [method, path, { query: {} }]))
    expect(changed.map(nameOf).toSorted()).toEqual(write.changes?.toSorted())
  },
)

const RECORD = call(student.byId, { params: { id: 's-1' } }).key
const PROVINCES = call(contractGroups.province.list, {}).key

function clientWithAnswers(): QueryClient {
  const client = new QueryClient()
  for (const key of [RECORD, PROVINCES]) client.setQueryData(key, 'answer')
  return client
}

it('a write makes what it changes stale and leaves the rest', () => {
  const client = clientWithAnswers()
  dropChanged(client, student.update)
  expect(client.getQueryState(RECORD)?.isInvalidated).toBe(true)
  expect(client.getQueryState(PROVINCES)?.isInvalidated).toBe(false)
})

it('a code that is sent changes nothing', () => {
  const client = clientWithAnswers()
  dropChanged(client, auth.smsCode)
  expect(client.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated })).toEqual([])
})

it.each([auth.login, auth.logout])('$path drops every answer', (write) => {
  const client = clientWithAnswers()
  dropChanged(client, write)
  expect(client.getQueryCache().getAll()).toEqual([])
})
