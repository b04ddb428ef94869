import * as z from 'zod/mini'
import type { Endpoint } from '~/contracts/endpoint'
import { parsed } from './parsed'

const Header = z.object({ name: z.string(), value: z.string() })

/** What is read of an HTTP archive (version 1.2), as browsers write it. */
const Har = z.object({
  log: z.object({
    pages: z.optional(z.array(z.object({ title: z.optional(z.string()) }))),
    entries: z.array(
      z.object({
        startedDateTime: z.optional(z.string()),
        request: z.object({
          method: z.string(),
          url: z.string(),
          headers: z.optional(z.array(Header)),
          postData: z.optional(z.object({ text: z.optional(z.string()) })),
        }),
        response: z.object({
          status: z.number(),
          headers: z.optional(z.array(Header)),
          content: z.object({
            text: z.optional(z.string()),
            encoding: z.optional(z.string()),
            mimeType: z.optional(z.string()),
          }),
        }),
      }),
    ),
  }),
})

/** The call of the contract that a request to a path means; undefined where there is none. */
export type FindEndpoint = (method: string, pathname: string) => Endpoint | undefined

/** A call of the API as somebody recorded it. */
export interface HarCall {
  /** Undefined where the contract does not have it. */
  readonly endpoint: Endpoint | undefined
  readonly method: string
  readonly url: URL
  /** The body that was sent; empty where there is none. */
  readonly sent: string
  /** 0: no answer came. */
  readonly status: number
  /** The body; undefined where it was not recorded. */
  readonly body: Uint8Array<ArrayBuffer> | undefined
  readonly type: string
  /** Seconds after which the server wanted to be asked again. */
  readonly retryAfter: string | undefined
}

export interface HarCalls {
  readonly calls: readonly HarCall[]
  /** When the first of them was made, in ISO 8601; undefined where the archive does not say. */
  readonly since: string | undefined
  /** Path and search of the page that was open first, if it can be told. */
  readonly page: string | undefined
  /** The same archive without anything that is not read of it. */
  archive(): string
}

/** The calls of the API in an archive, in their order; or why it cannot be read, in Chinese for testers. */
export function readHarCalls(text: string, endpointOf: FindEndpoint): HarCalls | string {
  const json = parsed(text)
  if (typeof json === 'string') return json
  const har = Har.safeParse(json.value)
  if (!har.success) return '不是 HAR：没有 log.entries，或里面缺请求和回答'
  const { pages = [], entries } = har.data.log
  const ofApi = entries.filter(({ request: { method, url } }) => {
    if (!URL.canParse(url) || method === 'OPTIONS') return false
    const { pathname } = new URL(url)
    return /\/(api|tel)\//.test(pathname) && !/\.\w+$/.test(pathname)
  })
  const calls = ofApi.map(({ request, response }): HarCall => {
    const url = new URL(request.url)
    const { text, encoding, mimeType = 'application/json' } = response.content
    return {
      endpoint: endpointOf(request.method, url.pathname),
      method: request.method,
      url,
      sent: request.postData?.text ?? '',
      status: response.status,
      body: text === undefined ? undefined : bytesOf(text, encoding),
      type: mimeType,
      retryAfter: headerIn(response.headers, 'retry-after'),
    }
  })
  const since = ofApi[0]?.startedDateTime
  return {
    calls,
    since:
      since !== undefined && !Number.isNaN(Date.parse(since)) ? new Date(since).toISOString() : undefined,
    page: pageIn([...pages.map(({ title }) => title), headerIn(ofApi[0]?.request.headers, 'referer')]),
    archive: () => JSON.stringify({ log: { pages, entries: ofApi } }),
  }
}

function bytesOf(text: string, encoding: string | undefined): Uint8Array<ArrayBuffer> {
  if (encoding !== 'base64') return new TextEncoder().encode(text)
  return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
}

function headerIn(
  headers: readonly z.infer<typeof Header>[] | undefined,
  wanted: string,
): string | undefined {
  return headers?.find(({ name }) => name.toLowerCase() === wanted)?.value
}

/** Some browsers write the address of a page as its title, others say it to the server alone. */
function pageIn(addresses: readonly (string | undefined)[]): string | undefined {
  const address = addresses.find((text) => text !== undefined && /^https?:/.test(text) && URL.canParse(text))
  if (address === undefined) return undefined
  const { pathname, search } = new URL(address)
  return pathname + search
}
