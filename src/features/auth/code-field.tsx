import { auth, RESEND_SECONDS } from '~/contracts/auth'
import type { EndpointInput } from '~/contracts/endpoint'
import { request } from '~/shared/api/client'
import type { HttpError } from '~/shared/api/errors'
import { isRateLimited } from '~/shared/api/rate-limit'
import { useComposedWrite } from '~/shared/api/use-write'
import { FormField } from '~/shared/form/form-field'
import { type Form, setField } from '~/shared/form/use-form'
import { notify } from '~/shared/lib/browser/notify'
import { Button } from '~/shared/ui/button'
import { Input } from '~/shared/ui/input'
import { startCountdown, useCountdown } from './sms-countdown'
import type { LoginFields } from './validation'

/** Sends a code; where the server has too many callers, the next try counts down from the wait it asks for. */
async function sendCode(input: EndpointInput<typeof auth.smsCode>): Promise<string> {
  try {
    return await request(auth.smsCode, input)
  } catch (error) {
    if (isRateLimited(error)) startCountdown(input.params.tel, secondsToWait(error))
    throw error
  }
}

function secondsToWait({ retryAfter }: HttpError): number {
  return retryAfter === undefined ? RESEND_SECONDS : Math.ceil(retryAfter / 1000)
}

/** The verification code, filled in from the answer and said in a message (S1 §7). */
export function CodeField({ form }: { form: Form<LoginFields> }) {
  const left = useCountdown()
  const send = useComposedWrite(auth.smsCode, {
    run: sendCode,
    onDone: (code, { params }) => {
      startCountdown(params.tel)
      // The number may have been changed while the answer was on its way.
      if (params.tel === form.getValues('tel').trim()) setField(form, 'code', code)
      notify.info(`验证码：${code}`)
    },
  })
  const waiting = left > 0 || send.isPending
  const onSend = async () => {
    if (waiting || !(await form.trigger('tel', { shouldFocus: true }))) return
    send.start({ params: { tel: form.getValues('tel').trim() } })
  }
  return (
    <div className="flex items-start gap-2">
      <FormField form={form} name="code" label="验证码" className="flex-1">
        {(control) => <Input {...control} inputMode="numeric" autoComplete="one-time-code" />}
      </FormField>
      <Button
        variant="outline"
        // The seconds are there to be read: dimmed is the colour, not the button.
        className="mt-7 min-w-32 aria-disabled:cursor-default aria-disabled:text-muted-foreground aria-disabled:opacity-100!"
        aria-disabled={waiting}
        onClick={() => void onSend()}
      >
        {left > 0 ? `发送中${left}` : send.isPending ? '发送中' : '发送验证码'}
      </Button>
    </div>
  )
}
