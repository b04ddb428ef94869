import zhCN from 'zod/v4/locales/zh-CN.js'
import type { Endpoint } from '~/contracts/endpoint'
import { Envelope, SUCCESS_CODE } from '~/contracts/envelope'
import { parsed } from '../replay/parsed'

const { localeError } = zhCN()
/** Answers of a thousand wrong rows say one thing. */
const MOST = 20

/** An answer as it was seen. `text` is undefined where the body broke off. */
export interface SeenAnswer {
  readonly status: number
  readonly text: string | undefined
}

/** What of an answer is against the contract, in Chinese for testers. A refusal by the contract's own form is right. */
export function problemsOfAnswer(endpoint: Endpoint, { status, text }: SeenAnswer): string[] {
  // A file has no form that the contract could be asked about.
  if (endpoint.file !== undefined && status < 400) return []
  if (text === undefined) return ['回答没有传完']
  if (status >= 400) return problemOfRefusal(status, text)
  const envelope = parsed(text)
  return typeof envelope === 'string' ? [envelope] : problemsOfEnvelope(endpoint, envelope.value)
}

/** What of an envelope is against the contract. */
export function problemsOfEnvelope({ payload }: Endpoint, value: unknown): string[] {
  const envelope = Envelope.safeParse(value, { error: localeError })
  if (!envelope.success) return envelope.error.issues.map(said(''))
  const { code, message, data } = envelope.data
  if (code !== SUCCESS_CODE)
    return typeof message === 'string' && message !== '' ? [] : [`/message 拒绝（code ${code}）没有说原因`]
  // As the client reads it.
  const place = data === undefined || data === null ? 'message' : 'data'
  const content = payload?.safeParse(data ?? message, { error: localeError })
  if (content === undefined || content.success) return []
  const { issues } = content.error
  const more = issues.length > MOST ? [`还有 ${issues.length - MOST} 处`] : []
  return [...issues.slice(0, MOST).map(said(`/${place}`)), ...more]
}

/** A gateway may answer in any form; a refusal of the service is an envelope. */
function problemOfRefusal(status: number, text: string): string[] {
  const envelope = parsed(text)
  if (typeof envelope === 'string') return [`HTTP ${status}，${envelope}`]
  const read = Envelope.safeParse(envelope.value, { error: localeError })
  return read.success ? [] : read.error.issues.map((issue) => `HTTP ${status}，${said('')(issue)}`)
}

/** Says an issue with its place, a JSON pointer behind `before`. */
export function said(before: string) {
  return ({ path, message }: { readonly path: readonly PropertyKey[]; readonly message: string }) =>
    `${[before, ...path.map(String)].join('/') || '/'} ${message}`
}
