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

/** Tells calls apart: two with the same name ask the same question as the same person. */
export function nameOf({ url, init: { method, headers, body = '' } }: Outgoing): string {
  return [method, url, headers.Authorization ?? '', body].join(' ')
}
