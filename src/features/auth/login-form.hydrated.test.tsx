import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const { writes, said } = vi.hoisted(() => ({
  /** What a form sends, by the path of its call. */
  writes: new Map<
    string,
    { start: (input: unknown) => void; onDone: (answer: never, input: never) => void }
  >(),
  said: vi.fn(),
}))
vi.mock('react', async () => (await import('../../../tests/hydrated')).hydrated())
vi.mock('react/jsx-dev-runtime', async () => (await import('../../../tests/hydrated')).recordedButtons())
vi.mock('~/shared/lib/browser/notify', () => ({ notify: { info: said } }))
vi.mock('~/shared/api/use-write', () => ({
  useComposedWrite: ({ path }: { path: string }, { onDone }: { onDone: () => void }) => {
    const once = { start: writes.get(path)?.start ?? vi.fn(), onDone, isPending: false }
    writes.set(path, once)
    return once
  },
}))

import { auth } from '~/contracts/auth'
import { type Form, useForm } from '~/shared/form/use-form'
import { drawn, textIn, textsOf } from '../../../tests/drawn'
import { controlNamed } from '../../../tests/hydrated'
import { CodeField } from './code-field'
import { LoginForm } from './login-form'
import { endCountdown } from './sms-countdown'
import { LoginFields } from './validation'

const TEL = '13800008000'

let form: Form<LoginFields>

function Code({ tel }: { tel: string }) {
  form = useForm(LoginFields, { tel, code: '', agreed: false })
  return <CodeField form={form} />
}

/** Draws the field of a number; gives what the button has sent since. */
async function codeFor(tel: string) {
  const start = vi.fn()
  writes.set(auth.smsCode.path, { start, onDone: vi.fn() })
  const markup = await drawn(<Code tel={tel} />)
  return { start, markup, write: writes.get(auth.smsCode.path) }
}

const press = (name: string) => controlNamed(name).onClick?.()

beforeEach(() => said.mockReset())
afterEach(endCountdown)

it('S1-2.38 the login has a phone, a code, its button and an agreement that nobody has ticked', async () => {
  const markup = await drawn(<LoginForm onSignedIn={vi.fn()} onRead={vi.fn()} />)
  expect(textsOf('label', markup).filter(Boolean)).toEqual(['手机号', '验证码', '我已阅读并同意'])
  expect(textsOf('button', markup)).toEqual(['发送验证码', '《用户服务协议》', '《隐私政策》', '登录'])
  expect(markup).toMatch(/<input[^>]* type="checkbox"/)
  expect(markup).not.toContain('checked=""')
})

it('S1-5.7 a code is sent to a number, and to nothing else', async () => {
  for (const tel of ['', '1380000', '12800008000']) {
    const { start } = await codeFor(tel)
    press('发送验证码')
    await vi.waitFor(() => expect(form.getFieldState('tel').invalid).toBe(true))
    expect(start, tel).not.toHaveBeenCalled()
  }
  const { start } = await codeFor(TEL)
  press('发送验证码')
  await vi.waitFor(() => expect(start).toHaveBeenCalledExactlyOnceWith({ params: { tel: TEL } }))
})

it('S1-4.1 S1-5.8 S1-7.6 S1-9.3 a code that has come is filled in, said, and counts down', async () => {
  const { write } = await codeFor(TEL)
  // A form that is not mounted keeps what it began with.
  const filled = vi.spyOn(form, 'setValue')
  write?.onDone('123456' as never, { params: { tel: TEL } } as never)
  expect(filled).toHaveBeenCalledExactlyOnceWith('code', '123456', expect.anything())
  expect(said).toHaveBeenCalledExactlyOnceWith('验证码：123456')
  const { start, markup } = await codeFor(TEL)
  expect(textIn(markup)).toMatch(/^验证码 发送中60$/)
  press('发送中60')
  // As long as a judgement of the number would take.
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(start).not.toHaveBeenCalled()
})
