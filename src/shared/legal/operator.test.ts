import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllEnvs())

it('invents nothing in a live build', async () => {
  vi.stubEnv('MODE', 'live')
  const { FILING_NUMBER, CONTACT_EMAIL } = await import('./operator')
  expect([FILING_NUMBER, CONTACT_EMAIL]).toEqual([undefined, undefined])
})

it('takes what the build was told', async () => {
  vi.stubEnv('MODE', 'live')
  vi.stubEnv('VITE_FILING_NUMBER', '京ICP备12345678号')
  vi.stubEnv('VITE_CONTACT_EMAIL', 'help@zetu.test')
  const { FILING_NUMBER, CONTACT_EMAIL } = await import('./operator')
  expect(FILING_NUMBER).toEqual({ text: '京ICP备12345678号', isExample: false })
  expect(CONTACT_EMAIL).toEqual({ text: 'help@zetu.test', isExample: false })
})

it('marks what the demo makes up', async () => {
  const { FILING_NUMBER, CONTACT_EMAIL } = await import('./operator')
  expect([FILING_NUMBER?.isExample, CONTACT_EMAIL?.isExample]).toEqual([true, true])
})
