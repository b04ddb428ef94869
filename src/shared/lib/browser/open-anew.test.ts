import { afterEach, expect, it, vi } from 'vitest'
import { openAnew } from './open-anew'

afterEach(() => vi.unstubAllGlobals())

function onPage(answer: () => Promise<Response>) {
  const reload = vi.fn()
  vi.stubGlobal('location', { href: 'http://localhost/pici', reload })
  vi.stubGlobal('fetch', answer)
  return reload
}

it('opens the address anew where the server answers', async () => {
  const reload = onPage(async () => new Response())
  await expect(openAnew()).resolves.toBe(true)
  expect(reload).toHaveBeenCalledOnce()
})

it.each([
  [
    'cannot be reached, whatever the device says of its network',
    () => Promise.reject(new TypeError('failed')),
  ],
  ['is in trouble', async () => new Response('', { status: 502 })],
])('keeps what is on the screen where the server %s', async (_, answer) => {
  const reload = onPage(answer)
  await expect(openAnew()).resolves.toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
