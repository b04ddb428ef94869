import { expect, it } from 'vitest'
import { loadContract } from '../load'
import { DEMO_TELS, mockedPart } from '../mock-transport'
import { checkThroughProxy } from './over-http'

const contract = mockedPart(loadContract())

// Every run asks for some groups over HTTP, and for all without the wire.
it('a healthy API conforms over HTTP, through a proxy', async () => {
  const reports = await checkThroughProxy(contract, (_, answer) => answer, { tels: DEMO_TELS.slice(0, 1) })
  expect(reports.filter(({ verdict }) => verdict === 'deviates')).toEqual([])
  expect(reports.filter(({ verdict }) => verdict === 'conforms').length).toBeGreaterThan(50)
})
