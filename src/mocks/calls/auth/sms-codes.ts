import { CODE_LIFE_SECONDS, CODE_TRIES, CODES_AN_HOUR, RESEND_SECONDS } from '~/contracts/auth'
import type { Backend } from '../../server/backend'
import { badRequest, tooMany } from '../../server/problem'
import { integer } from '../../world/kit/seed'

const SECOND_MS = 1000
const HOUR_MS = 3600 * SECOND_MS

/** Sends a number its next code; the one before is void. Throws 429 while the number has to wait. */
export function sendCode(backend: Backend, tel: string): string {
  const { smsCode } = backend.db.models
  const now = backend.now().getTime()
  const before = smsCode.findFirst({ where: { tel: { equals: tel } } })
  const recent = (before?.sentAt ?? []).filter((at) => at > now - HOUR_MS)
  const resendFrom = before?.state === 'used' ? 0 : (recent.at(-1) ?? 0) + RESEND_SECONDS * SECOND_MS
  const nextOfHour = recent.length < CODES_AN_HOUR ? 0 : (recent[0] ?? 0) + HOUR_MS
  const seconds = Math.ceil((Math.max(resendFrom, nextOfHour) - now) / SECOND_MS)
  if (seconds > 0) throw tooMany(`验证码发送太频繁，请 ${seconds} 秒后再试`, seconds)
  const code = String(integer(100_000, 999_999, 'sms', tel, before?.code ?? ''))
  smsCode.deleteMany({ where: { tel: { equals: tel } } })
  smsCode.create({ tel, code, state: 'good', wrongTries: 0, sentAt: [...recent, now] })
  return code
}

/** Takes the code of a number, which is then used. Throws where it is wrong, too old, used or void. */
export function giveUpCode(backend: Backend, tel: string, code: string): void {
  const { smsCode } = backend.db.models
  const where = { tel: { equals: tel } }
  const sent = smsCode.findFirst({ where })
  const oldest = backend.now().getTime() - CODE_LIFE_SECONDS * SECOND_MS
  if (sent?.state !== 'good' || (sent.sentAt.at(-1) ?? 0) <= oldest) throw badRequest('验证码错误或已过期')
  if (sent.code === code) {
    smsCode.update({ where, data: { ...sent, state: 'used' } })
    return
  }
  const wrongTries = sent.wrongTries + 1
  const isVoid = wrongTries >= CODE_TRIES
  smsCode.update({ where, data: { ...sent, wrongTries, state: isVoid ? 'void' : 'good' } })
  throw badRequest(isVoid ? `验证码已输错 ${CODE_TRIES} 次，请重新获取` : '验证码错误或已过期')
}
