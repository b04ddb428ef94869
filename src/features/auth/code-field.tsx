import { useMutation } from '@tanstack/react-query'
import { auth } from '~/contracts/auth'
import { request } from '~/shared/api/client'
import { notify } from '~/shared/lib/notify'
import { Button } from '~/shared/ui/button'
import { Field } from '~/shared/ui/field'
import { Input } from '~/shared/ui/input'
import { startCountdown, useCountdown } from './sms-countdown'
import { telProblem } from './validation'

interface CodeFieldProps {
  readonly tel: string
  readonly code: string
  readonly onCodeChange: (code: string) => void
  readonly problem: string | undefined
  /** Called instead of sending when the phone is not valid. */
  readonly onWrongTel: () => void
}

/** The verification code, filled in from the answer and said in a message (S1 §7). */
export function CodeField({ tel, code, onCodeChange, problem, onWrongTel }: CodeFieldProps) {
  const left = useCountdown()
  const send = useMutation({
    mutationFn: (to: string) => request(auth.smsCode, { params: { tel: to } }),
    onSuccess: (sent, to) => {
      startCountdown(to)
      // The number may have been changed while the answer was on its way.
      if (to === tel) onCodeChange(sent)
      notify.info(`验证码：${sent}`)
    },
  })
  const onSend = () => {
    if (left > 0 || send.isPending) return
    if (telProblem(tel)) onWrongTel()
    else send.mutate(tel)
  }
  return (
    <div className="flex items-start gap-2">
      <Field label="验证码" error={problem} className="flex-1">
        {(control) => (
          <Input
            {...control}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={(event) => onCodeChange(event.target.value)}
          />
        )}
      </Field>
      <Button
        variant="outline"
        // The seconds are there to be read: dimmed is the colour, not the button.
        className="mt-7 min-w-32 aria-disabled:cursor-default aria-disabled:text-muted-foreground aria-disabled:opacity-100!"
        aria-disabled={left > 0 || send.isPending}
        onClick={onSend}
      >
        {left > 0 ? `发送中${left}` : send.isPending ? '发送中' : '发送验证码'}
      </Button>
    </div>
  )
}
