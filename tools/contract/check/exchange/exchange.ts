import type { HttpMethod } from '~/contracts/endpoint'
import type { Operation } from '../../contract'
import { clip } from './describe'
import { isObject } from './deviation'

/** One request as it goes out. */
export interface CallRequest {
  readonly method: HttpMethod
  /** Path and search. */
  readonly path: string
  readonly token?: string
  readonly body?: unknown
  /** The header `Idempotency-Key` of a call that makes a record. */
  readonly creationKey?: string
  /** Changes nothing: it may be sent again. */
  readonly reads?: true
}

/** One answer as it came in, whatever it is. */
export interface RawAnswer {
  readonly status: number
  readonly contentType: string
  readonly body: Uint8Array
  readonly ms: number
  /** The header `Date`: the moment of the server in milliseconds, where it says one. */
  readonly now?: number
  /** The header `Location`. */
  readonly location?: string
  /** The header `Retry-After`, in seconds. */
  readonly retryAfter?: number
}

/** There was no whole answer: the connection broke, or nothing came in time. */
export class NoAnswer extends Error {
  readonly cut: boolean
  /** `cut` says that a part had come. */
  constructor(message: string, cut: boolean) {
    super(message)
    this.cut = cut
  }
}

/** Makes one request. Rejects with `NoAnswer`, or with `Unreachable` when there is no server at all. */
export type Transport = (request: CallRequest) => Promise<RawAnswer>

/** Somebody has ended the check. */
export class Interrupted extends Error {}

/** There is no server at the address. */
export class Unreachable extends Error {}

/** What a call is made with, by its places in the request. */
export interface CallInput {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** A value that stands for something of the domain (a schoolId, a province), and where the API told it. */
export interface Fact {
  readonly value: unknown
  /** The record of the earlier answer that the value was read from. */
  readonly witness?: Readonly<Record<string, unknown>>
}

export type Facts = Readonly<Record<string, Fact>>

/** One call made: what was asked, with which facts, and what came back. */
export interface Exchange {
  readonly operation: Operation
  readonly input: CallInput
  readonly facts: Facts
  readonly request: CallRequest
  readonly answer: RawAnswer | NoAnswer
  /** Index of the signed-in person who called; none for a guest. */
  readonly actor: number | undefined
  /** The acting role, if it is known. */
  readonly roleId?: number
}

export function requestOf(
  { endpoint, writes }: Operation,
  input: CallInput,
  token: string | undefined,
): CallRequest {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(input.params[name] ?? ''),
  )
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(input.query)) {
    for (const each of [value].flat()) search.append(key, String(each))
  }
  return {
    method: endpoint.method,
    path: search.size > 0 ? `${path}?${search}` : path,
    ...(token !== undefined && { token }),
    ...(input.body !== undefined && { body: input.body }),
    ...(endpoint.creates && { creationKey: crypto.randomUUID() }),
    ...(!writes && { reads: true }),
  }
}

/** A request in one line, for a message. */
export function describeRequest({ method, path, body }: CallRequest): string {
  const address = `${method} ${decodeURIComponent(path)}`
  return body === undefined ? address : `${address} ${clip(JSON.stringify(body), 120)}`
}

/** A member of the input by its name, wherever it is sent. */
export function inputValue(input: CallInput, name: string): unknown {
  if (name in input.params) return input.params[name]
  if (name in input.query) return input.query[name]
  return isObject(input.body) ? input.body[name] : undefined
}
