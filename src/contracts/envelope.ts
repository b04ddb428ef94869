import * as z from 'zod/mini'
import { Count, PageNumber, PageSize } from './primitives'

/** The one code that means success (S1 §7: any other code is an error). */
export const SUCCESS_CODE = 200

/** Every answer but a file. The payload is `data` when present, else `message`. */
export const Envelope = z.looseObject({
  code: z.number(),
  message: z.optional(z.unknown()),
  data: z.optional(z.unknown()),
})
export type Envelope = z.infer<typeof Envelope>

/** Messages by which a server says that the credential is no longer valid (S1 §8), with HTTP status 500. */
export const EXPIRED_CREDENTIAL_MESSAGES: readonly string[] = [
  '凭证已过期，请重新登陆',
  '认证失败，请重新登陆',
  'Token已过期，请重新登录',
]

/** What is shown when a session has ended that way (S1 §8). */
export const EXPIRED_CREDENTIAL_NOTICE = '凭证已过期，请重新登录'

/** One page of a list. `total` counts the records of all pages; `current` counts from 1. */
export function pageOf<T extends z.ZodMiniType>(record: T) {
  return z.object({
    records: z.array(record),
    total: Count,
    current: PageNumber,
    size: z.int().check(z.gte(1)),
  })
}

/** What asks for one page: page number from 1 and records per page. */
export const PAGE_REQUEST = { page: PageNumber, pageSize: PageSize }

/** The header of a call that makes a record (`creates`): repeated with the same key it answers with the first record. */
export const CREATION_KEY = 'Idempotency-Key'
