import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import type { LoginAnswer } from '~/contracts/auth'
import type { AgreementName } from '~/shared/legal/agreements'
import { useDemoAccounts } from '~/shared/session/demo-accounts'
import { Button } from '~/shared/ui/button'
import { Field } from '~/shared/ui/field'
import { Input } from '~/shared/ui/input'
import { AgreementField } from './agreement-field'
import { CodeField } from './code-field'
import { DemoAccountPicker } from './demo-account-picker'
import { exchangeCode, openSession, type SignIn } from './sign-in'
import { endCountdown, waitingTel } from './sms-countdown'
import { useLeaving } from './use-leaving'
import { agreementProblem, codeProblem, firstProblem, telProblem } from './validation'

interface LoginFormProps {
  readonly onSignedIn: (result: SignIn) => void
  readonly onRead: (agreement: AgreementName) => void
}

type FieldName = 'tel' | 'code' | 'agreed'

interface Exchanged {
  readonly tel: string
  readonly code: string
  readonly answer: LoginAnswer
}

/** The first step of signing in. A failure keeps what was typed. */
export function LoginForm({ onSignedIn, onRead }: LoginFormProps) {
  const demoAccounts = useDemoAccounts()
  const [tel, setTel] = useState(() => waitingTel() ?? demoAccounts[0]?.tel ?? '')
  const [code, setCode] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [checked, setChecked] = useState<readonly FieldName[]>([])
  const form = useRef<HTMLFormElement>(null)
  // When only the record could not be loaded, trying again must not need another code: this one is void already.
  const exchanged = useRef<Exchanged>(undefined)
  // Who closes the form while it is being answered does not want to be signed in.
  const leaving = useLeaving()

  const login = useMutation({
    mutationFn: async () => {
      const asked = { tel: tel.trim(), code: code.trim() }
      const known = exchanged.current
      const answer =
        known?.tel === asked.tel && known.code === asked.code
          ? known.answer
          : await exchangeCode(asked.tel, asked.code, leaving)
      exchanged.current = { ...asked, answer }
      return openSession(answer, asked.tel, leaving)
    },
    onSuccess: (result) => {
      endCountdown()
      onSignedIn(result)
    },
  })

  const problems = { tel: telProblem(tel), code: codeProblem(code), agreed: agreementProblem(agreed) }
  const shown = (name: FieldName) => (checked.includes(name) ? problems[name] : undefined)
  const focus = (name: FieldName) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(['tel', 'code', 'agreed'])
    const wrong = firstProblem(problems)
    if (wrong) return focus(wrong)
    if (!login.isPending) login.mutate()
  }

  return (
    <form ref={form} onSubmit={submit} noValidate className="mt-5 grid gap-4" aria-label="登录">
      <Field label="手机号" error={shown('tel')}>
        {(control) => (
          <Input
            {...control}
            name="tel"
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            value={tel}
            onChange={(event) => setTel(event.target.value)}
          />
        )}
      </Field>
      <CodeField
        tel={tel.trim()}
        code={code}
        onCodeChange={setCode}
        problem={shown('code')}
        onWrongTel={() => {
          setChecked(['tel'])
          focus('tel')
        }}
      />
      <AgreementField agreed={agreed} onChange={setAgreed} onRead={onRead} problem={shown('agreed')} />
      <Button type="submit" aria-disabled={login.isPending}>
        {login.isPending ? '登录中…' : '登录'}
      </Button>
      {demoAccounts.length > 0 && (
        <DemoAccountPicker
          accounts={demoAccounts}
          tel={tel}
          onPick={(picked) => {
            setTel(picked)
            if (picked !== tel) setCode('')
          }}
        />
      )}
    </form>
  )
}
