import { expect, it } from 'vitest'
import { loadContract } from '../load'
import { DEMO_TELS, mockedPart } from '../mock-transport'
import { checkThroughProxy, tamperWith } from './over-http'
import { ENVELOPE_MUTATIONS } from './transport'

const contract = mockedPart(loadContract())

// Every run asks for some groups over HTTP, and for all without the wire.
it('a healthy API conforms over HTTP, through a proxy', async () => {
  const reports = await checkThroughProxy(contract, (_, answer) => answer, { tels: DEMO_TELS.slice(0, 1) })
  expect(reports.filter(({ verdict }) => verdict === 'deviates')).toEqual([])
  expect(reports.filter(({ verdict }) => verdict === 'conforms').length).toBeGreaterThan(50)
})

// Those of the transport go over HTTP in every run.
it.each(ENVELOPE_MUTATIONS)('$kind is found over HTTP, and nothing else is blamed', async (mutation) => {
  for (const call of ['controlLines.byProvince', 'auth.logout']) {
    const reports = await checkThroughProxy(contract, tamperWith(contract, call, mutation), {
      tels: DEMO_TELS.slice(0, 1),
      only: ({ name }) => name === call,
    })
    expect(reports.map((report) => [report.call, report.verdict])).toEqual([[call, 'deviates']])
  }
})
