import { type ReactNode, useEffect, useRef, useState } from 'react'
import { releaseToken } from '~/shared/session/session'
import { AgreementReader } from './agreement-reader'
import { CompleteInfoForm } from './complete-info-form'
import { LoginForm } from './login-form'
import type { Newcomer, SignIn } from './sign-in'
import { useReading } from './use-reading'

interface LoginFlowProps {
  /** Somebody signed in of whom something is missing: begins with the second step. */
  readonly incomplete?: Newcomer | undefined
  /** Where the flow leads to, a path of this site; stays on the page when absent. */
  readonly next: string | undefined
  /** Called once somebody is signed in, unless the product starts again. */
  readonly onDone: () => void
  /** The heading of each step, as the dialog or the page draws one. */
  readonly heading: (title: string, text: string) => ReactNode
}

/** Phone and code, then what is still missing. The same in the dialog and on /sso. */
export function LoginFlow({ incomplete, next, onDone, heading }: LoginFlowProps) {
  const [newcomer, setNewcomer] = useState(incomplete)
  const { reading, read, goBack } = useReading()
  const readFrom = useRef<Element>(null)

  // Who leaves before the sign-up is complete is not signed in.
  useEffect(() => releaseToken, [])

  // Back from a text, the focus is where it was before.
  useEffect(() => {
    if (reading === undefined && readFrom.current instanceof HTMLElement) readFrom.current.focus()
  }, [reading])

  const onSignedIn = (result: SignIn) => {
    if (result.done) onDone()
    else setNewcomer(result.newcomer)
  }

  if (newcomer) {
    return (
      <>
        {heading(
          '完善信息',
          newcomer.signedIn
            ? '省份和年份决定你看到的批次线、位次和招生计划。'
            : '这是一个新号码。填完下面三项就完成注册；现在关闭，不会登录，也不会留下记录。',
        )}
        <CompleteInfoForm newcomer={newcomer} next={next} onDone={onDone} />
      </>
    )
  }
  return (
    <>
      {/* Hidden and not taken away: what was typed stays while the texts are read. */}
      <div hidden={reading !== undefined}>
        {heading('登录择途', '用手机号和验证码登录，新号码登录后补全信息即可注册。')}
        <LoginForm
          onSignedIn={onSignedIn}
          onRead={(name) => {
            readFrom.current = document.activeElement
            read(name)
          }}
        />
      </div>
      {reading && <AgreementReader name={reading} onBack={goBack} />}
    </>
  )
}
