import { ROLES } from '~/contracts/reference'
import { isObject } from '../check/exchange/deviation'
import { type CallRequest, NoAnswer, type RawAnswer, type Transport } from '../check/exchange/exchange'
import { type Contract, type Operation, operationOf } from '../contract'

/** The kinds of mistakes that a backend makes while every answer keeps its shape. */
export const MISTAKE_CLASSES = [
  'versions',
  'refusals',
  'filters',
  'order',
  'paging',
  'units',
  'codes',
  'echo',
  'repetition',
  'session',
  'another person',
] as const
export type MistakeClass = (typeof MISTAKE_CLASSES)[number]

type Json = Readonly<Record<string, unknown>>

/** One request on its way to the API, with what the mistaken backend may do about it. */
export interface Passing {
  readonly operation: Operation
  readonly request: CallRequest
  /** Asks the healthy API. */
  ask(request?: CallRequest): Promise<RawAnswer>
  /** What was remembered of earlier requests of this run. */
  readonly memory: Map<string, unknown>
}

/** A backend that is wrong in one way. */
export interface Mistake {
  readonly kind: MistakeClass
  readonly name: string
  /** The calls that go wrong, by group and key: one of them has to be blamed. */
  readonly calls: readonly string[]
  /** Calls beside those that the check needs to make. */
  readonly beside?: readonly string[]
  answer(passing: Passing): Promise<RawAnswer>
}

/** The healthy API with one mistake before it. `changed` says whether any answer or request was altered by it. */
export function mistakenTransport(
  contract: Contract,
  healthy: Transport,
  mistake: Mistake,
  onChange: () => void,
): Transport {
  const memory = new Map<string, unknown>()
  return async (request) => {
    const operation = operationOf(contract, request)
    if (!operation || !mistake.calls.includes(operation.name)) {
      const answer = await healthy(request)
      if (operation?.name === 'auth.login') rememberStaff(answer, memory)
      return answer
    }
    let right: RawAnswer | undefined
    const ask = async (asked: CallRequest = request) => {
      if (asked !== request) onChange()
      const answer = await healthy(asked)
      right ??= answer
      return answer
    }
    const answer = await mistake.answer({ operation, request, ask, memory })
    if (answer !== right) onChange()
    return answer
  }
}

/** Where the credential of an administrator who has signed in is remembered. */
export const STAFF_TOKEN = 'staff token'

function rememberStaff(answer: RawAnswer, memory: Map<string, unknown>): void {
  const person = envelopeOf(answer)?.data
  if (isObject(person) && person.roleId === ROLES.administrator) memory.set(STAFF_TOKEN, person.Authorization)
}

const DECODER = new TextDecoder()
const ENCODER = new TextEncoder()

/** The envelope of an answer; undefined for a file or a broken one. */
export function envelopeOf(answer: RawAnswer | NoAnswer): Json | undefined {
  if (answer instanceof NoAnswer || !answer.contentType.includes('json')) return undefined
  const json: unknown = JSON.parse(DECODER.decode(answer.body))
  return isObject(json) ? json : undefined
}

export const isAccepted = (answer: RawAnswer) => envelopeOf(answer)?.code === 200

/** The same answer with another payload; the very same where nothing is altered. Refusals stay as they are. */
export function withPayload(
  answer: RawAnswer,
  alter: (payload: unknown) => unknown,
  carrier: 'data' | 'message' = 'data',
): RawAnswer {
  const envelope = envelopeOf(answer)
  if (envelope?.code !== 200) return answer
  const payload = alter(structuredClone(envelope[carrier]))
  if (JSON.stringify(payload) === JSON.stringify(envelope[carrier])) return answer
  return withEnvelope(answer, { ...envelope, [carrier]: payload })
}

export function withEnvelope(answer: RawAnswer, envelope: Json, status = answer.status): RawAnswer {
  return { ...answer, status, body: ENCODER.encode(JSON.stringify(envelope)) }
}

/** Every object inside, itself too, replaced by what `alter` makes of it. */
export function eachObject(value: unknown, alter: (object: Json) => Json): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => eachObject(each, alter))
  if (!isObject(value)) return value
  const inner = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, eachObject(part, alter)]))
  return alter(inner)
}

/** The request with other members in its body or query. */
export function withInput(request: CallRequest, members: Json): CallRequest {
  if (isObject(request.body)) {
    const { body: before } = request
    const own = Object.entries(members).filter(
      ([name, value]) =>
        isObject(before) && name in before && JSON.stringify(before[name]) !== JSON.stringify(value),
    )
    const body = { ...request.body, ...Object.fromEntries(own) }
    return own.length === 0 ? request : { ...request, body }
  }
  return request
}
