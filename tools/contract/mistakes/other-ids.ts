import { isObject } from '../check/exchange/deviation'
import type { Transport } from '../check/exchange/exchange'
import { type Contract, operationOf } from '../contract'
import { withPayload } from './mistake'

const MARK = 'id_'
const OURS = /id_((?:[0-9a-f]{2})+)/g

/** The same API whose ids are others: opaque, longer, and in no order. */
export function withOtherIds(healthy: Transport, contract: Contract): Transport {
  return async ({ body, ...request }) => {
    const answer = await healthy({
      ...request,
      path: own(request.path),
      ...(body !== undefined && { body: eachText(body, (text) => own(text)) }),
    })
    const operation = operationOf(contract, request)
    if (!operation || !answer.contentType.includes('json')) return answer
    return withPayload(
      answer,
      (payload) => eachText(payload, (text, name) => (isId(name) ? other(text) : text)),
      operation.endpoint.carrier,
    )
  }
}

const isId = (name: string) => /^id$|Ids?$/.test(name)
const other = (text: string) => (text === '' ? text : `${MARK}${Buffer.from(text).toString('hex')}`)
const own = (text: string) => text.replaceAll(OURS, (_, hex: string) => Buffer.from(hex, 'hex').toString())

/** The value with every text inside replaced; `name` is that of the member that it stands under, or in whose list. */
function eachText(value: unknown, alter: (text: string, name: string) => string, name = ''): unknown {
  if (typeof value === 'string') return alter(value, name)
  if (Array.isArray(value)) return value.map((each: unknown) => eachText(each, alter, name))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, eachText(part, alter, key)]))
}
