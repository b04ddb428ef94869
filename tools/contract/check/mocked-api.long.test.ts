import { describe, expect, it } from 'vitest'
import { INPUT_TABLE } from '../inputs'
import { loadContract } from '../load'
import { DEMO_TELS, isMocked, mockedPart, mockTransport, THROWAWAY_TEL } from '../mock-transport'
import { type CallReport, reportCalls } from './report/report'
import { runCheck } from './run'

const whole = loadContract()
const contract = mockedPart(whole)
const options = { contract, table: INPUT_TABLE }
const records = await runCheck({
  ...options,
  transport: mockTransport(),
  tels: DEMO_TELS,
  throwaway: THROWAWAY_TEL,
  write: true,
  // What filters and refusals mean is the matter of the mistakes.
  meaning: false,
})

describe('the check of the mocked API', () => {
  it('raises no alarm, strict or not', () => {
    for (const strict of [false, true]) {
      const reports = reportCalls(records, { named: contract.book.named, table: INPUT_TABLE, strict })
      const wrong = reports.filter(({ deviations }) => deviations.length > 0)
      expect(wrong.map(({ call, deviations }) => ({ call, deviations }))).toEqual([])
    }
  })

  it('exercises every call whose inputs the mocks tell', () => {
    const reports = reportCalls(records, { named: contract.book.named, table: INPUT_TABLE })
    const unmocked = whole.operations.filter((operation) => !isMocked(operation))
    const idle = reports.filter(({ verdict }) => verdict === 'not-exercised')
    const silent = [...unmocked.map(({ name }) => name), ...idle.map(({ call }) => call)]
    const waits = ({ reason = '' }: CallReport) =>
      unmocked.length > 0 && silent.some((name) => reason.includes(name))
    expect(idle.filter((report) => !waits(report)).map(({ call, reason }) => `${call}: ${reason}`)).toEqual(
      [],
    )
  })
})
