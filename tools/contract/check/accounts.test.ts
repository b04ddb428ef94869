import { describe, expect, it } from 'vitest'
import { DEMO_ACCOUNTS } from '~/mocks/store/demo-accounts'
import { accountByTel } from '~/mocks/store/people'
import { smallBackend } from '../../../tests/contract/small-backend'
import { INPUT_TABLE } from '../inputs'
import { loadContract } from '../load'
import { mockedPart, mockTransport, THROWAWAY_TEL } from '../mock-transport'
import { reportCalls } from './report/report'
import { runCheck } from './run'

const contract = mockedPart(loadContract())

// Which accounts are enough for a check is tried by accounts.long.test.ts.
describe('the end of an account', () => {
  const ofAccount = async (throwaway?: string) => {
    const backend = smallBackend()
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
