import { describe, expect, it } from 'vitest'
import type { Backend } from '~/mocks/server/backend'
import { DEMO_ACCOUNTS } from '~/mocks/store/demo-accounts'
import { detailsTableOf } from '~/mocks/store/people-tables'
import { extsOf, intentionsOf, physicalsOf } from '~/mocks/store/profile-tables'
import { smallBackend } from '../../../tests/contract/small-backend'
import { INPUT_TABLE } from '../inputs'
import { loadContract } from '../load'
import { mockedPart, mockTransport } from '../mock-transport'
import { type CallRequest, Interrupted, type Transport } from './exchange/exchange'
import { runCheck } from './run'

const contract = mockedPart(loadContract())

const accountOf = (wanted: string) => {
  const account = DEMO_ACCOUNTS.find(({ persona }) => persona === wanted)
  if (!account) throw new Error(`nobody is called ${wanted}`)
  return account
}

/** What is kept of a person. Whose it is says nothing, and what is empty counts as absent. */
function storedOf({ db }: Backend, id: string) {
  const parts = [
    db.account.find(id),
    detailsTableOf(db).find(id),
    physicalsOf(db).find(id),
    intentionsOf(db).find(id),
    extsOf(db).find(id),
  ]
  const isSaid = ([name, value]: [string, unknown]) =>
    !['id', 'studentId'].includes(name) &&
    value !== null &&
    value !== undefined &&
    value !== false &&
    !isEmpty(value)
  return parts.map((part) =>
    Object.entries(part ?? {})
      .filter(isSaid)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0

function check(tel: string, transport: Transport, signal?: AbortSignal) {
  return runCheck({
    contract,
    table: INPUT_TABLE,
    transport,
    tels: [tel],
    write: true,
    effects: false,
    only: ({ group }) => group.startsWith('student'),
    ...(signal && { signal }),
  })
}

/** A record is altered for a moment, its absent members too, and is afterwards as it was. */
describe('what a check leaves of a record', () => {
  it.each(['student', 'vip', 'noprovince', 'newcomer'])('of %s is what it found', async (persona) => {
    const { id, tel } = accountOf(persona)
    const backend = smallBackend()
    const before = storedOf(backend, id)
    await check(tel, mockTransport(backend))
    expect(storedOf(backend, id)).toEqual(before)
  })

  it.each(['PUT /api/student', 'POST /api/student/update', 'PUT /api/physical', 'PUT /api/intention'])(
    'is what it found though the check is ended after %s has altered it',
    async (call) => {
      const { id, tel } = accountOf('student')
      const backend = smallBackend()
      const before = storedOf(backend, id)
      const healthy = mockTransport(backend)
      const ending = new AbortController()
      const altered = JSON.stringify(before)
      const transport = async (request: CallRequest) => {
        const answer = await healthy(request)
        const isIt = `${request.method} ${request.path}` === call
        if (isIt && JSON.stringify(storedOf(backend, id)) !== altered) ending.abort()
        return answer
      }
      await expect(check(tel, transport, ending.signal)).rejects.toBeInstanceOf(Interrupted)
      expect(storedOf(backend, id)).toEqual(before)
    },
  )
})
