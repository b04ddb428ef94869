import { expect, it, vi } from 'vitest'

const shown = vi.hoisted(() => vi.fn())
vi.mock('sonner', () => ({ toast: { error: shown }, Toaster: () => null }))

import { showNotice } from './toaster'

it('S1-8.1 an error stays for five seconds, and is one message however often it is said', async () => {
  // Seventy calls that fail together.
  for (let call = 0; call < 70; call++) showNotice({ kind: 'error', text: '请求被拒绝' })
  expect(shown).toHaveBeenCalledOnce()
  await new Promise((later) => setTimeout(later))
  showNotice({ kind: 'error', text: '请求被拒绝' })
  expect(shown.mock.calls.map(([, { duration }]) => duration)).toEqual([5000, 5000])
  expect(new Set(shown.mock.calls.map(([, { id }]) => id)).size).toBe(1)
})
