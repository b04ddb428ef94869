import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const OWN = '{"files":["assets/weici-Ab12.js"]}'
const page = (table: string) =>
  `<!doctype html><script type="application/json" id="zetu-pages">${table}</script>`

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

async function afterFailure(...answers: (() => Promise<Response>)[]): Promise<boolean> {
  const { isUpdatedAtom, noticeUpdate } = await import('./site-update')
  const { store: fresh } = await import('../storage/store')
  vi.stubGlobal('document', { getElementById: () => ({ textContent: OWN }) })
  vi.stubGlobal('location', { href: 'http://localhost/weici' })
  const asked = vi.fn()
  for (const answer of answers) asked.mockImplementationOnce(answer)
  vi.stubGlobal('fetch', asked)
  for (const _ of answers) await noticeUpdate()
  return fresh.get(isUpdatedAtom)
}

it('says that the site was updated where its page names other files', async () => {
  await expect(
    afterFailure(async () => new Response(page('{"files":["assets/weici-Cd34.js"]}'))),
  ).resolves.toBe(true)
})

it.each([
  ['names the same files', async () => new Response(page(OWN))],
  ['is another site’s, as that of a hotel', async () => new Response('<html>login</html>')],
  ['is a failure', async () => new Response(page('{}'), { status: 502 })],
  ['does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
])('says nothing where the page %s', async (_, answer) => {
  await expect(afterFailure(answer)).resolves.toBe(false)
})

it('looks again with the next failure', async () => {
  const down = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(afterFailure(down, async () => new Response(page('{}')))).resolves.toBe(true)
})

it('asks for the address that it was opened at: each page has a table of its own', async () => {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: 'http://localhost/welcome' }] })
  const asked = vi.fn(async (..._: unknown[]) => new Response(page(OWN)))
  await expect(afterFailure(asked)).resolves.toBe(false)
  expect(asked).toHaveBeenCalledWith('http://localhost/welcome', expect.anything())
})
