import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { currentSession } from '~/shared/session/session'
import { drawn, press, textsOf } from '../../../tests/dom'
import { STUDENT } from '../../../tests/people'
import { LogoutDialog } from './logout-dialog'

it('S1-4.7 S1-7.7 a logout asks first, tells the server whose it is, and ends the session here', async () => {
  let answer: (response: Response) => void = () => undefined
  const fetched = vi.fn((_: string) => new Promise<Response>((resolve) => (answer = resolve)))
  vi.stubGlobal('fetch', fetched)
  await drawn(<LogoutDialog prompt={{ kind: 'logout' }} onClose={vi.fn()} />, { person: STUDENT })
  expect(textsOf('button', screen.getByRole('dialog', { name: '退出登录？' })).slice(0, 2)).toEqual([
    '取消',
    '退出登录',
  ])
  expect(fetched).not.toHaveBeenCalled()
  press('退出登录')
  await waitFor(() => expect(fetched).toHaveBeenCalledOnce())
  expect(fetched.mock.lastCall?.[0]).toMatch(new RegExp(`/api/user/tel/logout/${STUDENT.tel}$`))
  expect(currentSession()?.user).toEqual(STUDENT)
  answer(Response.json({ code: 200, message: '' }))
  await waitFor(() => expect(currentSession()).toBeUndefined())
  expect(localStorage).toHaveLength(0)
})
