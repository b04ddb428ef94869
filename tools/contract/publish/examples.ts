import { isObject } from '../check/exchange/deviation'
import type { Exchange } from '../check/exchange/exchange'
import { isFitting } from '../check/exchange/validator'
import { decodeEnvelope } from '../check/judge/decode'
import { judgeExchange } from '../check/judge/judge'
import { runCheck } from '../check/run'
import type { Contract } from '../contract'
import { INPUT_TABLE } from '../inputs'
import { type JsonSchema, resolve, type SchemaBook } from '../json-schema'
import { DEMO_TELS, mockedPart, mockTransport, THROWAWAY_TEL } from '../mock-transport'

/** One call as it was really made, shortened. */
export interface Example {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body?: unknown
  /** The envelope; absent for a file. */
  readonly answer?: unknown
}

/** An example of every call, taken from the mock by making the calls a check would make. The same on every machine. */
export async function recordExamples(contract: Contract): Promise<Map<string, Example>> {
  const { named } = contract.book
  const records = await runCheck({
    contract: mockedPart(contract),
    table: INPUT_TABLE,
    transport: mockTransport(),
    tels: DEMO_TELS,
    throwaway: THROWAWAY_TEL,
    write: true,
    effects: false,
    meaning: false,
  })
  const examples = new Map<string, Example>()
  for (const { operation, exchanges } of records) {
    const accepted = exchanges.filter((exchange) => {
      const { outcome, findings } = judgeExchange(exchange, { named, table: INPUT_TABLE })
      return outcome === 'accepted' && findings.length === 0
    })
    const exchange = accepted.toSorted((a, b) => shown(b) - shown(a))[0]
    if (!exchange) continue
    const { params, query, body } = exchange.input
    const answer = operation.payload ? shortAnswer(exchange, operation.payload, named) : undefined
    examples.set(operation.name, {
      params,
      query,
      ...(body !== undefined && { body: shortBody(body, operation.body, named) }),
      ...(answer !== undefined && { answer }),
    })
  }
  return examples
}

/** More filled-in answers first, as far as that matters: an answer with nothing in it is the last choice. */
function shown({ answer }: Exchange): number {
  return answer instanceof Error ? 0 : Math.min(answer.body.length, 200)
}

function shortAnswer(exchange: Exchange, payload: JsonSchema, named: SchemaBook['named']): unknown {
  const { json } = decodeEnvelope(exchange.answer)
  if (!isObject(json)) return undefined
  const carrier = exchange.operation.endpoint.carrier ?? 'data'
  const short = plainTokens(shortened(json[carrier], payload, named))
  const fits = isFitting(payload, short, named)
  return { ...json, [carrier]: fits ? short : json[carrier] }
}

function shortBody(body: unknown, schema: JsonSchema | undefined, named: SchemaBook['named']): unknown {
  const short = schema && shortened(body, schema, named)
  return schema && isFitting(schema, short, named) ? short : body
}

const SHOWN_ITEMS = 2
const LONGEST_TEXT = 160

/** A payload or a body with a few elements of each list and entries of each map. */
function shortened(value: unknown, schema: JsonSchema, named: SchemaBook['named']): unknown {
  const plain = resolve(schema, named)
  if (Array.isArray(value)) {
    const { items } = plain
    const kept = value.slice(0, Math.max(SHOWN_ITEMS, plain.minItems ?? 0))
    return typeof items === 'object' ? kept.map((item: unknown) => shortened(item, items, named)) : kept
  }
  if (isObject(value)) {
    const { properties = {}, additionalProperties } = plain
    const entries = Object.entries(value)
    const isMap = typeof additionalProperties === 'object' && Object.keys(properties).length === 0
    // Keys of a map that are years come in rising order; the newest say more.
    const kept = isMap ? entries.slice(-SHOWN_ITEMS) : entries
    return Object.fromEntries(
      kept.map(([name, part]) => {
        const own = properties[name] ?? (typeof additionalProperties === 'object' ? additionalProperties : {})
        return [name, shortened(part, own, named)]
      }),
    )
  }
  const isFree = typeof value === 'string' && plain.pattern === undefined && plain.format === undefined
  return isFree && value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value
}

const RANDOM_ID = /[\da-f]{32}/g

/** Tokens are new in every run; an example must not be. */
function plainTokens(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll(RANDOM_ID, '0'.repeat(32)))
}
