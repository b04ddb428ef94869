import * as z from 'zod/mini'
import { endpointOf } from '../server/routes'
import { parsed, problemsOfAnswer } from './verdict'

/** What is read of an HTTP archive (version 1.2), as browsers write it. */
const Har = z.object({
  log: z.object({
    entries: z.array(
      z.object({
        request: z.object({ method: z.string(), url: z.string() }),
        response: z.object({
          status: z.number(),
          content: z.object({ text: z.optional(z.string()), encoding: z.optional(z.string()) }),
        }),
      }),
    ),
  }),
})

/** A call that somebody recorded. */
export interface RecordedCall {
  readonly method: string
  readonly address: string
  readonly status: number
  /** What of the answer is against the contract, in Chinese for testers. */
  readonly problems: readonly string[]
}

/** The calls of the API in an archive, each with the contract's verdict; or why it cannot be read. */
export function readHar(text: string): readonly RecordedCall[] | string {
  const json = parsed(text)
  if (typeof json === 'string') return json
  const har = Har.safeParse(json.value)
  if (!har.success) return '不是 HAR：没有 log.entries，或里面缺请求和回答'
  return har.data.log.entries.flatMap(({ request: { method, url }, response }) => {
    if (!URL.canParse(url)) return []
    const { pathname, search } = new URL(url)
    if (!/\/(api|tel)\//.test(pathname) || /\.\w+$/.test(pathname) || method === 'OPTIONS') return []
    const endpoint = endpointOf(method, pathname)
    const { status, content } = response
    const call = { method, address: pathname + search, status }
    if (!endpoint) return [{ ...call, problems: ['契约里没有这个接口'] }]
    if (status === 0) return [{ ...call, problems: ['没有回答'] }]
    // A browser leaves out the body of an answer that it had already, or could not keep.
    if (content.text === undefined) return [{ ...call, problems: [`没有录下内容（HTTP ${status}）`] }]
    const answer = content.encoding === 'base64' ? decoded(content.text) : content.text
    return [{ ...call, problems: problemsOfAnswer(endpoint, { status, text: answer }) }]
  })
}

function decoded(text: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)))
}
