import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useTakenOver } from './operator'

beforeEach(() => vi.resetModules())
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const Operator = () => String(useTakenOver('皖ICP备12345678号'))

const load = async () => ({ ...(await import('./filing-number')), ...(await import('./contact-email')) })

it('invents nothing on a live site', async () => {
  vi.stubEnv('MODE', 'live')
  const { filingNumber, contactEmail } = await load()
  expect([filingNumber, contactEmail]).toEqual([undefined, undefined])
})

it('S1-2.37 takes what it is told', async () => {
  vi.stubEnv('MODE', 'live')
  const written = { textContent: '{"filingNumber":"京ICP备12345678号","contactEmail":"help@zetu.test"}' }
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'zetu-settings' ? written : null) })
  const { filingNumber, contactEmail } = await load()
  expect(filingNumber).toEqual({ text: '京ICP备12345678号', isExample: false })
  expect(contactEmail).toEqual({ text: 'help@zetu.test', isExample: false })
})

it('marks what the demo makes up', async () => {
  const { filingNumber, contactEmail } = await load()
  expect([filingNumber?.isExample, contactEmail?.isExample]).toEqual([true, true])
})

it('is left out of the HTML of build time, which other settings may follow', () => {
  expect(renderToString(createElement(Operator))).toBe('undefined')
})
