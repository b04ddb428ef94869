import { meaningOf } from '~/contracts/meaning'
import type { Operation } from '../../contract'
import { resolve, type SchemaBook, typesOf } from '../../json-schema'
import type { Bound } from '../ask/bind'
import type { CheckSession } from '../ask/check-session'
import { isObject } from '../exchange/deviation'
import type { Exchange } from '../exchange/exchange'
import { judgeExchange } from '../judge/judge'

/**
 * The input that puts back what it was, though some members were absent: absent means "as it is" to many a call, so they
 * are sent as null. Undefined for members that can neither be left out nor be null.
 */
export function emptied(
  { body }: Operation,
  original: Bound,
  members: readonly string[],
  named: SchemaBook['named'],
): { readonly bound: Bound; readonly stuck: readonly string[] } {
  const before = isObject(original.input.body) ? original.input.body : {}
  const schemas = body ? (resolve(body, named).properties ?? {}) : {}
  const absent = members.filter((name) => before[name] === undefined)
  const isNullable = (name: string) => {
    const schema = schemas[name]
    return schema !== undefined && typesOf(schema, named).includes('null')
  }
  const nulls = Object.fromEntries(absent.filter(isNullable).map((name) => [name, null]))
  return {
    bound: { ...original, input: { ...original.input, body: { ...before, ...nulls } } },
    stuck: absent.filter((name) => !isNullable(name)),
  }
}

/** A record as its reading call shows it. */
export interface ReadRecord {
  /** What it says. Empty members count as absent; a version says nothing, since putting back may make another one. */
  readonly said: string
  readonly version: unknown
}

/** The record that such a write is about, as its reading call shows it now. */
export async function readRecord(
  session: CheckSession,
  { name }: Operation,
  actor: number | undefined,
): Promise<ReadRecord> {
  const call = session.table.like[name] ?? ''
  const reader = session.operation(call)
  const model = session.knowledge.entity(call, actor)?.exchange
  if (!reader || !model) return { said: '', version: undefined }
  const exchange: Exchange = await session.exchange(reader, model, actor)
  const { payload } = judgeExchange(exchange, { named: session.named, table: session.table })
  const hasVersion = meaningOf(name).keeps?.version !== undefined && isObject(payload?.value)
  if (!hasVersion) return { said: JSON.stringify(withoutEmpty(payload?.value)), version: undefined }
  const { version, ...said } = payload.value
  return { said: JSON.stringify(withoutEmpty(said)), version }
}

/** Puts a record back; false where it is refused, or the record is another one afterwards. */
export async function isPutBack(
  session: CheckSession,
  operation: Operation,
  { bound, before }: { readonly bound: Bound; readonly before: string },
  actor: number | undefined,
): Promise<boolean> {
  const { outcome } = await session.call(operation, bound, actor)
  session.altered.pop()
  return outcome === 'accepted' && (await readRecord(session, operation, actor)).said === before
}

function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (!isObject(value)) return value
  const members = Object.entries(value).filter(([, part]) => part !== null && part !== undefined)
  return Object.fromEntries(
    members.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, part]) => [key, withoutEmpty(part)]),
  )
}

/** Puts back whatever is still altered. */
export async function putBack(session: CheckSession): Promise<void> {
  for (const { operation, original, actor } of session.altered.splice(0).reverse()) {
    await session.exchange(operation, original, actor)
  }
}
