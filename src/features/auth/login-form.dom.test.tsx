import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectNotices } from '~/shared/lib/browser/notify'
import { drawn, press, textsOf } from '../../../tests/dom'
import { LoginForm } from './login-form'

const TEL = '13800008000'

const fetched = vi.fn(async (_: string) => Response.json({ code: 200, message: '123456' }))
const said = vi.fn()

/** The form with a number in it. */
async function formOf(tel: string) {
  await drawn(<LoginForm onSignedIn={vi.fn()} onRead={vi.fn()} />)
  fireEvent.change(screen.getByRole('textbox', { name: '手机号' }), { target: { value: tel } })
}

beforeEach(() => {
  // The first second of a countdown lasts as long as a busy machine needs.
  vi.useFakeTimers({ toFake: ['Date'] })
  connectNotices(said)
  for (const mock of [said, fetched]) mock.mockClear()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.useRealTimers()
})

it('S1-2.38 the login has a phone, a code, its button and an agreement that nobody has ticked', async () => {
  await formOf('')
  expect(textsOf('label').filter(Boolean)).toEqual(['手机号', '验证码', '我已阅读并同意'])
  expect(textsOf('button')).toEqual(['发送验证码', '《用户服务协议》', '《隐私政策》', '登录'])
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
})

it('S1-5.7 a code is sent to a number, and to nothing else', async () => {
  for (const tel of ['', '1380000', '12800008000']) {
    await formOf(tel)
    press('发送验证码')
    const field = screen.getByRole('textbox', { name: '手机号' })
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(fetched, tel).not.toHaveBeenCalled()
  }
  await formOf(TEL)
  press('发送验证码')
  await screen.findByRole('button', { name: '发送中60' })
  expect(fetched).toHaveBeenCalledOnce()
  expect(fetched.mock.lastCall?.[0]).toMatch(new RegExp(`/api/sms/code/${TEL}$`))
})

it('S1-4.1 S1-5.8 S1-7.6 S1-9.3 a code that has come is filled in, said, and counts down', async () => {
  await formOf(TEL)
  press('发送验证码')
  const button = await screen.findByRole('button', { name: '发送中60' })
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '验证码' }).value).toBe('123456')
  expect(said).toHaveBeenCalledExactlyOnceWith({ kind: 'info', text: '验证码：123456' })
  fireEvent.click(button)
  // As long as a judgement of the number would take.
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(fetched).toHaveBeenCalledOnce()
})
