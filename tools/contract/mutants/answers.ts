import { isObject } from '../check/deviation'
import { type Exchange, NoAnswer } from '../check/exchange'
import { findPage, type JudgeOptions, judgeExchange } from '../check/judge'
import { identityKey } from '../check/meaning-identity'
import { jsonOf } from './transport'

/** An accepted answer with what a mutation needs of it. */
export interface Healthy {
  readonly index: number
  readonly exchange: Exchange
  readonly json: unknown
  readonly payload: unknown
  readonly at: string
  readonly options: JudgeOptions
}

/** The accepted answers of a call, without those in which something is wrong already. */
export function healthyAnswers(exchanges: readonly Exchange[], options: JudgeOptions): Healthy[] {
  return exchanges.flatMap((exchange, index): Healthy[] => {
    const { payload, findings } = judgeExchange(exchange, options)
    if (!payload || findings.length > 0 || exchange.answer instanceof NoAnswer) return []
    return [
      {
        index,
        exchange,
        json: jsonOf(exchange.answer),
        payload: payload.value,
        at: payload.at.pointer,
        options,
      },
    ]
  })
}

export const pageIn = ({ payload, at }: Healthy) => findPage(payload, { pointer: at, pattern: at })

/** Both carry an id or name, and it differs. */
export function hasIdentity(other: unknown, payload: Readonly<Record<string, unknown>>): boolean {
  if (!isObject(other)) return false
  return Object.entries(payload).some(
    ([name, value]) =>
      /^(?:id|name|title)$|(?:Id|Code|Name|Title)$/.test(name) &&
      typeof value === 'string' &&
      other[name] !== value,
  )
}

export const flat = ({ exchange }: Healthy): Readonly<Record<string, unknown>> => ({
  ...exchange.input.query,
  ...(isObject(exchange.input.body) ? exchange.input.body : {}),
})

export const sameButPage = (answer: Healthy) =>
  JSON.stringify({ ...flat(answer), ...answer.exchange.input.params, page: 0 })

export const sameTable = (a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>) =>
  ['year', 'province', 'subject', 'batch', 'admissionBatch', 'admissionType'].every(
    (name) => a[name] === b[name],
  )

/** The main list of an answer: the payload itself or its records. */
export function* listsOf(answer: Healthy): Generator<{ list: readonly unknown[]; pointer: string }> {
  const { payload, at } = answer
  if (Array.isArray(payload)) yield { list: payload, pointer: at }
  const found = pageIn(answer)
  if (found) yield { list: found.page.records, pointer: `${found.at.pointer}/records` }
}

export function keyIn(
  { exchange, at, options }: Healthy,
  list: readonly unknown[],
  pointer: string,
): string | undefined {
  return identityKey(
    exchange.operation.name,
    list,
    { pointer, pattern: pointer },
    { pointer: at, pattern: at },
    options.table,
  )
}

export function* recordsIn(
  value: unknown,
  pointer: string,
): Generator<{ record: Readonly<Record<string, unknown>>; pointer: string }> {
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* recordsIn(item, `${pointer}/${index}`)
  if (!isObject(value)) return
  yield { record: value, pointer }
  for (const [name, part] of Object.entries(value)) yield* recordsIn(part, `${pointer}/${name}`)
}

/** Another value of the same look: one digit or letter changed. */
export function otherText(text: string): string {
  const last = text.at(-1) ?? ''
  return `${text.slice(0, -1)}${last === '1' ? '2' : '1'}`
}
