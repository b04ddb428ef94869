import type { Contract, Operation } from '../contract'
import { clip } from './exchange/describe'
import { isObject } from './exchange/deviation'
import { NoAnswer, type RawAnswer, requestOf, type Transport, Unreachable } from './exchange/exchange'

/** Something answers at the address, and it is not an API of this contract. */
export class OtherServer extends Error {}

/** So many calls have to be answered by something else before the server is another one. */
const ENOUGH = 3

/**
 * Asks a few calls that need nothing. Throws `OtherServer` where none of them is answered in the way of the contract,
 * however wrong. Throws `Unreachable` where none is answered at all: one envelope, or one call that is not there yet,
 * is enough to go on.
 */
export async function findApi({ operations }: Contract, transport: Transport): Promise<void> {
  const plain = operations.filter(needsNothing).slice(0, ENOUGH)
  const requests = plain.map((operation) => requestOf(operation, { params: {}, query: {} }, undefined))
  const strange: string[] = []
  let silent = 0
  for (const request of requests) {
    const what = await transport(request).then(strangenessOf, whyNoAnswer)
    if (what === undefined) return
    if (what instanceof NoAnswer) silent += 1
    const words = what instanceof NoAnswer ? `没有完整的回答（${what.message}）` : what
    strange.push(`${request.method} ${request.path} ${words}`)
  }
  const [first] = strange
  if (first !== undefined && silent === strange.length) throw new Unreachable(first)
  if (first !== undefined) throw new OtherServer(`这个地址上的不是本契约的 API：${first}`)
}

const needsNothing = ({ endpoint, pathParams, requiredQuery, body, writes }: Operation) =>
  !writes &&
  !body &&
  (endpoint.access ?? 'public') === 'public' &&
  endpoint.file === undefined &&
  pathParams.length === 0 &&
  requiredQuery.length === 0

function whyNoAnswer(error: unknown): NoAnswer {
  if (error instanceof NoAnswer) return error
  throw error
}

/** What an answer is instead of an envelope; undefined for one, and for a status that says that the call is not there. */
function strangenessOf({ status, body, contentType, location }: RawAnswer): string | undefined {
  if (status >= 300 && status < 400) return `转到了 ${location ?? '别处'}（HTTP ${status}），可能是登录页`
  if (status !== 200) return undefined
  const text = new TextDecoder().decode(body).trim()
  if (text.startsWith('<')) return `回答的是网页：${clip(titleOf(text), 60)}`
  if (text === '') return '的回答是空的'
  try {
    const json: unknown = JSON.parse(text)
    if (isObject(json) && 'code' in json) return undefined
    return `的回答没有信封 {code, message, data}：${clip(text, 60)}`
  } catch {
    return /json/.test(contentType)
      ? `的回答不是完整的 JSON：${clip(text, 60)}`
      : `回答的是 ${contentType || '没有类型的内容'}`
  }
}

const titleOf = (html: string) => /<title[^>]*>([^<]*)/i.exec(html)?.[1]?.trim() ?? html
