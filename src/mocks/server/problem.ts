import { EXPIRED_CREDENTIAL_MESSAGES } from '~/contracts/envelope'

/** Thrown by a resolver instead of an answer; becomes an envelope with this code and message. */
export class Problem extends Error {
  readonly code: number
  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  /** `code` goes into the envelope; `status` is the HTTP status, 200 for a business error. */
  constructor(code: number, message: string, status = 200, headers: Readonly<Record<string, string>> = {}) {
    super(message)
    this.code = code
    this.status = status
    this.headers = headers
  }
}

export const badRequest = (message: string) => new Problem(400, message)
export const forbidden = (message = '没有权限') => new Problem(403, message)
export const notFound = (message: string) => new Problem(404, message)
/** The request does not fit the present state: another caller was faster, or a step is missing. */
export const conflict = (message: string) => new Problem(409, message)

/** Too many calls of one caller: HTTP 429, with the wait in whole seconds. */
export const tooMany = (message: string, seconds: number) =>
  new Problem(429, message, 429, { 'Retry-After': String(seconds) })

/** No token, or one that is no longer known: HTTP 500 with the expired-credential message (S1 §8). */
export const expiredCredential = () => new Problem(500, EXPIRED_CREDENTIAL_MESSAGES[0] ?? '', 500)

const OF_STATUS: Readonly<Record<number, string>> = {
  401: '请先登录',
  403: '没有权限',
  404: '没有找到',
  409: '已经有了别的改动',
  429: '人太多，请稍后再试',
  503: '服务暂停，请稍后再试',
}

/** A refusal by its HTTP status alone, with the words that a service has for it. */
export const ofStatus = (status: number) =>
  new Problem(status, OF_STATUS[status] ?? (status < 500 ? '请求被拒绝' : '服务器出错了'), status)
