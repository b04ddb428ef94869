import { expect } from 'vitest'
import type { Backend } from '~/mocks/server/backend'
import { DEMO_ACCOUNTS } from '~/mocks/store/demo-accounts'
import { INPUT_TABLE } from '../../inputs'
import { loadContract } from '../../load'
import { demoBackend, mockedPart, mockTransport } from '../../mock-transport'
import { reportCalls } from '../report/report'
import { runCheck } from '../run'

const contract = mockedPart(loadContract())

/** Whoever is signed in, a healthy API raises no alarm; what nobody of them can show is said. */
export async function expectNoAlarm(
  personas: readonly string[],
  backend: Backend = demoBackend(),
): Promise<void> {
  const tels = personas.map((wanted) => {
    const account = DEMO_ACCOUNTS.find(({ persona }) => persona === wanted)
    if (!account) throw new Error(`nobody is called ${wanted}`)
    return account.tel
  })
  const options = { contract, table: INPUT_TABLE, tels, write: true, transport: mockTransport(backend) }
  const records = await runCheck(options)
  const reports = reportCalls(records, { named: contract.book.named, table: INPUT_TABLE })
  const wrong = reports.filter(({ deviations }) => deviations.length > 0)
  expect(wrong.map(({ call, deviations }) => ({ call, deviations }))).toEqual([])
  const silent = reports.filter(({ verdict, reason }) => verdict === 'not-exercised' && !reason)
  expect(silent.map(({ call }) => call)).toEqual([])
  const order = reports.find(({ call }) => call === 'serviceOrders.create')
  const form = { call: 'POST /api/planner/query/form', needs: '规划师或管理员的登录凭证' }
  const poll = { call: 'GET /api/planner/poll', needs: '管理员的登录凭证' }
  // Who has not signed up is shown no order, and only an administrator sees what is still to be done.
  const unseen = [
    ...(personas.every((persona) => persona === 'newcomer') ? [form] : []),
    ...(personas.includes('admin') ? [] : [poll]),
  ]
  if (order?.verdict === 'conforms') expect(order.unseenChanges).toEqual(unseen)
}
