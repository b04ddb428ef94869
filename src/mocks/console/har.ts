import { type HarCall, readHarCalls } from '../replay/har-calls'
import { endpointOf } from '../server/routes'
import { problemsOfAnswer } from './verdict'

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
  const har = readHarCalls(text, endpointOf)
  if (typeof har === 'string') return har
  return har.calls.map((call) => ({
    method: call.method,
    address: call.url.pathname + call.url.search,
    status: call.status,
    problems: problemsOf(call),
  }))
}

function problemsOf({ endpoint, status, body }: HarCall): readonly string[] {
  if (!endpoint) return ['契约里没有这个接口']
  if (status === 0) return ['没有回答']
  // A browser leaves out the body of an answer that it had already, or could not keep.
  if (body === undefined) return [`没有录下内容（HTTP ${status}）`]
  return problemsOfAnswer(endpoint, { status, text: new TextDecoder().decode(body) })
}
