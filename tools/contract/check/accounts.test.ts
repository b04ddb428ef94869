import { describe, expect, it } from 'vitest'
import { DEMO_ACCOUNTS } from '~/mocks/store/demo-accounts'
import { accountByTel } from '~/mocks/store/people'
import { INPUT_TABLE } from '../inputs'
import { loadContract } from '../load'
import { demoBackend, mockedPart, mockTransport, THROWAWAY_TEL } from '../mock-transport'
import { reportCalls } from './report'
import { runCheck } from './run'

const contract = mockedPart(loadContract())

async function check(personas: readonly string[]) {
  const tels = personas.map((wanted) => {
    const account = DEMO_ACCOUNTS.find(({ persona }) => persona === wanted)
    if (!account) throw new Error(`nobody is called ${wanted}`)
    return account.tel
  })
  const options = { contract, table: INPUT_TABLE, tels, write: true, transport: mockTransport() }
  const records = await runCheck(options)
  return reportCalls(records, { named: contract.book.named, table: INPUT_TABLE })
}

/** Whoever is signed in, a healthy API raises no alarm; what nobody of them can show is said. */
describe('the accounts of a check', () => {
  it.each([[['noprovince']], [['newcomer']], [['planner']], [['vip', 'planner']]])(
    '%j are enough for an answer without alarm',
    async (personas) => {
      const reports = await check(personas)
      const wrong = reports.filter(({ deviations }) => deviations.length > 0)
      expect(wrong.map(({ call, deviations }) => ({ call, deviations }))).toEqual([])
      const silent = reports.filter(({ verdict, reason }) => verdict === 'not-exercised' && !reason)
      expect(silent.map(({ call }) => call)).toEqual([])
      const order = reports.find(({ call }) => call === 'serviceOrders.create')
      const poll = { call: 'GET /api/planner/poll', needs: '管理员的登录凭证' }
      if (order?.verdict === 'conforms') expect(order.unseenChanges).toContainEqual(poll)
    },
  )
})

describe('the end of an account', () => {
  const ofAccount = async (throwaway?: string) => {
    const backend = demoBackend()
    const [student] = DEMO_ACCOUNTS
    const options = {
      contract,
      table: INPUT_TABLE,
      transport: mockTransport(backend),
      tels: [student?.tel ?? ''],
      write: true,
      only: ({ group }: { readonly group: string }) => group === 'account',
      ...(throwaway !== undefined && { throwaway }),
    }
    const records = await runCheck(options)
    const reports = reportCalls(records, { named: contract.book.named, table: INPUT_TABLE })
    return { backend, student, reports }
  }

  it('is asked for with a number that may go, and with no other', async () => {
    const { backend, student, reports } = await ofAccount(THROWAWAY_TEL)
    expect(reports.map(({ verdict }) => verdict)).toEqual(['conforms', 'conforms', 'conforms', 'conforms'])
    expect(accountByTel(backend, THROWAWAY_TEL)).toBeUndefined()
    expect(accountByTel(backend, student?.tel ?? '')).toMatchObject({ id: student?.id })
  })

  it('is 未检查 without such a number', async () => {
    const { reports } = await ofAccount()
    const end = reports.find(({ call }) => call === 'account.remove')
    expect(end).toMatchObject({ verdict: 'not-exercised', reason: expect.stringContaining('--throwaway') })
  })
})
