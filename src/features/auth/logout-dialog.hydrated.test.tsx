import { afterEach, expect, it, vi } from 'vitest'

const { act, asked, ended } = vi.hoisted(() => ({
  act: { current: undefined as { run: () => Promise<void>; onDone: () => void } | undefined },
  asked: vi.fn(async () => undefined),
  ended: vi.fn(),
}))
vi.mock('react', async () => (await import('../../../tests/hydrated')).hydrated())
vi.mock('~/shared/ui/dialog', async () => {
  const { OnPage } = await import('../../../tests/hydrated')
  return { Dialog: OnPage, DialogContent: OnPage, DialogDescription: OnPage, DialogTitle: OnPage }
})
vi.mock('~/shared/api/use-once', () => ({
  useOnce: (made: typeof act.current) => {
    act.current = made
    return { start: vi.fn(), isPending: false }
  },
}))
vi.mock('~/shared/api/client', () => ({ request: asked }))
vi.mock('~/shared/session/end-session', () => ({ endSession: ended, LOG_OUT: ['log out'] }))

import { auth } from '~/contracts/auth'
import { clearSession, startSession } from '~/shared/session/session'
import { drawn, textIn } from '../../../tests/drawn'
import { STUDENT } from '../../../tests/people'
import { LogoutDialog } from './logout-dialog'

afterEach(clearSession)

it('S1-4.7 S1-7.7 a logout asks first, tells the server whose it is, and ends the session here', async () => {
  startSession('token', STUDENT)
  const markup = await drawn(<LogoutDialog prompt={{ kind: 'logout' }} onClose={vi.fn()} />)
  expect(textIn(markup)).toMatch(/^退出登录？.*取消 退出登录$/)
  expect(asked).not.toHaveBeenCalled()
  await act.current?.run()
  expect(asked).toHaveBeenCalledExactlyOnceWith(
    auth.logout,
    { params: { tel: STUDENT.tel } },
    expect.anything(),
  )
  expect(ended).not.toHaveBeenCalled()
  act.current?.onDone()
  expect(ended).toHaveBeenCalledExactlyOnceWith(expect.anything(), { work: 'goes' })
})
