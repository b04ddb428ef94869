import { useEffect, useRef } from 'react'
import { auth, type LoginAnswer } from '~/contracts/auth'
import { useComposedWrite } from '~/shared/api/use-write'
import { FormField } from '~/shared/form/form-field'
import { setField, useForm } from '~/shared/form/use-form'
import type { AgreementName } from '~/shared/legal/agreements'
import { useDemoAccounts } from '~/shared/session/demo-accounts'
import { Button } from '~/shared/ui/button'
import { Input } from '~/shared/ui/input'
import { AgreementField } from './agreement-field'
import { CodeField } from './code-field'
import { DemoAccountPicker } from './demo-account-picker'
import { exchangeCode, openSession, type SignIn } from './sign-in'
import { endCountdown, waitingTel } from './sms-countdown'
import { useLeaving } from './use-leaving'
import { LoginFields } from './validation'

interface LoginFormProps {
  readonly onSignedIn: (result: SignIn) => void
  readonly onRead: (agreement: AgreementName) => void
}

/** The number that was typed when the form was closed, while the page stays. */
let leftTel: string | undefined

/** The first step of signing in. A failure keeps what was typed, and so does who closes the form. */
export function LoginForm({ onSignedIn, onRead }: LoginFormProps) {
  const demoAccounts = useDemoAccounts()
  const form = useForm(LoginFields, {
    tel: waitingTel() ?? leftTel ?? demoAccounts[0]?.tel ?? '',
    code: '',
    agreed: false,
  })
  const isIn = useRef(false)
  const login = useLogin((result) => {
    isIn.current = true
    onSignedIn(result)
  })
  const { getValues } = form
  useEffect(
    () => () => {
      leftTel = isIn.current ? undefined : getValues('tel') || undefined
    },
    [getValues],
  )
  return (
    <form onSubmit={form.handleSubmit(login.start)} noValidate className="mt-5 grid gap-4" aria-label="登录">
      <FormField
        form={form}
        name="tel"
        label="手机号"
        hint={demoAccounts.length > 0 && '已填好一个演示号码，也可以换成自己的。'}
      >
        {(control) => <Input {...control} type="tel" inputMode="numeric" autoComplete="tel-national" />}
      </FormField>
      <CodeField form={form} />
      <AgreementField form={form} onRead={onRead} />
      <Button type="submit" aria-disabled={login.isPending}>
        {login.isPending ? '登录中…' : '登录'}
      </Button>
      {demoAccounts.length > 0 && (
        <DemoAccountPicker
          accounts={demoAccounts}
          tel={form.watch('tel')}
          onPick={(picked) => {
            if (picked !== form.getValues('tel')) setField(form, 'code', '')
            setField(form, 'tel', picked)
          }}
        />
      )}
    </form>
  )
}

interface Exchanged {
  readonly tel: string
  readonly code: string
  readonly answer: LoginAnswer
}

function useLogin(onSignedIn: (result: SignIn) => void) {
  // When only the record could not be loaded, trying again must not need another code: this one is void already.
  const exchanged = useRef<Exchanged>(undefined)
  // Who closes the form while it is being answered does not want to be signed in.
  const leaving = useLeaving()
  return useComposedWrite(auth.login, {
    run: async ({ tel, code }: LoginFields) => {
      const known = exchanged.current
      const answer =
        known?.tel === tel && known.code === code ? known.answer : await exchangeCode(tel, code, leaving)
      exchanged.current = { tel, code, answer }
      return openSession(answer, tel, leaving)
    },
    onDone: (result) => {
      endCountdown()
      onSignedIn(result)
    },
  })
}
