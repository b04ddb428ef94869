import type * as z from 'zod/mini'
import type { Cut, Filter, Order, Refusal, Stored } from './meaning/meaning'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who may make a call. `member` is anybody signed in; `staff` is a planner or an administrator. */
export type Access = 'public' | 'member' | 'student' | 'staff' | 'administrator'

/**
 * The record that a call is about, by the input that names it. It belongs to one student: besides administrators only
 * that student and the planner of the newest service order may make the call. `access` has to admit them. Anybody else
 * is refused with 403, or with 404 where even the record may not be known.
 */
export interface About {
  readonly record: 'student' | 'score' | 'list' | 'order'
  /** A path or query parameter, or a member of the body. Where it may be left out, the caller's own is meant. */
  readonly in: string
}

/**
 * How long an answer stays good: `session` while the page is open: figures of past years, catalogues. `shared` for
 * minutes: somebody else may change it. `own` for seconds: this person changes it.
 */
export type Freshness = 'session' | 'shared' | 'own'

/** A call by method and path. Groups name calls of each other this way, so that none loads another. */
export type CallName = `${HttpMethod} /${string}`

interface Reading {
  readonly effect?: never
  /** `session` unless said; a call that asks for a sign-in says it. */
  readonly fresh?: Freshness
  /**
   * The device of who asks may keep the answer while the session lasts. It is shown where there is no network. Public
   * answers may be kept anyway.
   */
  readonly offline?: true
  readonly changes?: never
  readonly creates?: never
  readonly session?: never
}

interface Writing {
  /** Changes what later calls answer, or sends something; a checker makes the call only when told to. */
  readonly effect: 'write'
  /** The calls that may answer otherwise afterwards. */
  readonly changes: readonly CallName[]
  /**
   * Makes a record. Sent again with the same header `Idempotency-Key` it answers with the record of the first time. No
   * document lists the header: a server that does not know it makes another record.
   */
  readonly creates?: true
  /** Begins or ends a session, which changes what every call answers; `changes` then names none. */
  readonly session?: 'begins' | 'ends'
  readonly fresh?: never
  readonly offline?: never
}

/** What a call takes and gives, apart from its method and path. */
export type EndpointSpec = Described & (Reading | Writing)

interface Described {
  /** One line in Chinese: what the call is for. */
  readonly summary: string
  /** Where the call comes from: a section of the specification, or why the product needs it. */
  readonly source: string
  /** `public` unless said. */
  readonly access?: Access
  /** Absent where a call is about nobody's record, or about the caller alone. */
  readonly about?: About
  /** A public call whose answer depends on who asks: nobody else's may be given in its place. */
  readonly byCaller?: true
  /** A call that no document lists. The live product must work without it. */
  readonly extension?: true
  /**
   * How often the call may be made, in words. Beyond that the server answers HTTP 429 with `Retry-After` in seconds, and
   * has done nothing.
   */
  readonly limit?: string
  /** In which order the lists of its answer stand. */
  readonly orders?: readonly Order[]
  /** What its optional inputs leave of its answer, by input. */
  readonly filters?: Readonly<Record<string, Filter>>
  /**
   * How its list may be shorter than what matches; `page` and `pageSize` reach the last of them. Nothing else may leave out
   * what matches.
   */
  readonly cut?: Cut
  /**
   * The refusals by which a client is steered, beside that of a wrong input (400). A call that asks for a sign-in answers
   * a guest with HTTP 500 and the message of an expired credential. A staff call answers a student with 403.
   */
  readonly refuses?: readonly Refusal[]
  /** What a write keeps of what it was sent, and which call shows it. */
  readonly keeps?: Stored
  /** Still answered, and may go with a later version: what takes its place, in words. */
  readonly deprecated?: string
  /** A newer request to the same path cancels the one in flight (S1 §5, search-type recommend requests). */
  readonly latestOnly?: true
  /** Path parameters; each is a non-empty string unless a schema says more. */
  readonly params?: z.ZodMiniObject
  /** Query parameters; an array is sent as a repeated key. */
  readonly query?: z.ZodMiniObject
  /** JSON body. */
  readonly body?: z.ZodMiniType
  /** What the envelope carries; absent for a call that answers with a file. */
  readonly payload?: z.ZodMiniType
  /** Which envelope member carries the payload; `data` unless said. The client accepts both. */
  readonly carrier?: 'data' | 'message'
  /** Media type of a call that answers with a file instead of an envelope. */
  readonly file?: string
}

export type Endpoint = EndpointSpec & { readonly method: HttpMethod; readonly path: `/${string}` }

/** The endpoints of one domain, by name. */
export type EndpointGroup = Readonly<Record<string, Endpoint>>

function define<const M extends HttpMethod>(method: M) {
  return <const P extends `/${string}`, const S extends EndpointSpec>(path: P, spec: S) => ({
    method,
    path,
    ...spec,
  })
}

export const get = define('GET')
export const post = define('POST')
export const put = define('PUT')
export const del = define('DELETE')

type ParamNames<P> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamNames<Rest> : never

type Params<E extends Endpoint> = E extends { params: infer S extends z.ZodMiniType }
  ? z.input<S>
  : { [Name in ParamNames<E['path']>]: string }

// A part that may be left out entirely must not have to be written as `{}`.
type Part<Name extends string, T> = [keyof T] extends [never]
  ? object
  : Record<never, never> extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T }

type QueryInput<E> = E extends { query: infer S extends z.ZodMiniType } ? z.input<S> : Record<never, never>
type BodyPart<E> = E extends { body: infer S extends z.ZodMiniType } ? { body: z.input<S> } : object

/** What a caller hands over: path parameters, query and body, each only where the endpoint has it. */
export type EndpointInput<E extends Endpoint> = Part<'params', Params<E>> &
  Part<'query', QueryInput<E>> &
  BodyPart<E>

/** What a caller gets back: the parsed payload, or the file. */
export type EndpointOutput<E extends Endpoint> = E extends { payload: infer S extends z.ZodMiniType }
  ? z.output<S>
  : Blob

/** What a resolver receives: every part parsed. */
export interface EndpointArguments<E extends Endpoint> {
  readonly params: E extends { params: infer S extends z.ZodMiniType }
    ? z.output<S>
    : { [Name in ParamNames<E['path']>]: string }
  readonly query: E extends { query: infer S extends z.ZodMiniType } ? z.output<S> : Record<never, never>
  readonly body: E extends { body: infer S extends z.ZodMiniType } ? z.output<S> : undefined
}

/** What a resolver returns: the payload before it is checked, or the file. */
export type EndpointAnswer<E extends Endpoint> = E extends { payload: infer S extends z.ZodMiniType }
  ? z.input<S>
  : Blob
