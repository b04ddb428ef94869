import { BODY_IN_ADDRESS } from '~/contracts/caching'
import type { Endpoint } from '~/contracts/endpoint'
import { callUrl, type QueryValues } from './url'

/** Any input of a call, as it is sent. */
export interface LooseInput {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: QueryValues
  readonly body?: unknown
}

/** A call on its way out. */
export interface Outgoing {
  readonly url: string
  readonly init: {
    readonly method: string
    readonly headers: Readonly<Record<string, string>>
    readonly body?: string
  }
}

/** What of an endpoint decides how its calls go out. */
type Target = Pick<Endpoint, 'method' | 'path'> & { readonly body?: unknown }

/** A call as `fetch` takes it; `origin` is empty for the site's own root. */
export function outgoing(
  origin: string,
  target: Target,
  input: LooseInput,
  token: string | undefined,
): Outgoing {
  const headers: Record<string, string> = token === undefined ? {} : { Authorization: token }
  const url = origin + callUrl(target.path, input.params ?? {}, input.query ?? {})
  if (target.body === undefined) return { url, init: { method: target.method, headers } }
  headers['Content-Type'] = 'application/json'
  return { url, init: { method: target.method, headers, body: JSON.stringify(input.body) } }
}

/** An address that is longer than this is refused by some servers. */
const LONGEST_ADDRESS = 4000

/**
 * A call that only reads as a GET, so that a CDN may keep its answer: what it asks then stands in the address. Undefined
 * where it is a GET already, has no body of its own, or asks for too much.
 */
export function asGet({ url, init: { method, headers, body } }: Outgoing): Outgoing | undefined {
  if (method !== 'POST' || body === undefined) return undefined
  const asked = `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams({ [BODY_IN_ADDRESS]: body })}`
  const { 'Content-Type': _, ...others } = headers
  return asked.length > LONGEST_ADDRESS ? undefined : { url: asked, init: { method: 'GET', headers: others } }
}

/** Whether a server does not know the GET that stands for a POST. */
export const isUnknownGet = ({ status }: Response) => status === 404 || status === 405

/** Tells calls apart: two with the same name ask the same question as the same person. */
export function nameOf({ url, init: { method, headers, body = '' } }: Outgoing): string {
  return [method, url, headers.Authorization ?? '', body].join(' ')
}
