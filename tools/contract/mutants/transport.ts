import { isObject } from '../check/deviation'
import { NoAnswer, type RawAnswer } from '../check/exchange'

/** A change of a whole answer: its status, its type, its bytes, its envelope. */
export interface AnswerMutation {
  readonly kind: string
  /** The changed answer; undefined where the change would change nothing. */
  apply(answer: RawAnswer, carrier: 'data' | 'message'): RawAnswer | NoAnswer | undefined
}

const encode = (text: string) => new TextEncoder().encode(text)
const decode = (answer: RawAnswer) => new TextDecoder().decode(answer.body)

export function jsonOf(answer: RawAnswer): unknown {
  return JSON.parse(decode(answer))
}

export function withJson(answer: RawAnswer, json: unknown): RawAnswer {
  return { ...answer, body: encode(JSON.stringify(json)) }
}

const PAGE = '<!doctype html><html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>'

function inEnvelope(
  kind: string,
  change: (envelope: Readonly<Record<string, unknown>>, carrier: 'data' | 'message') => unknown,
): AnswerMutation {
  return {
    kind,
    apply(answer, carrier) {
      const envelope = jsonOf(answer)
      const other = isObject(envelope) ? change(envelope, carrier) : undefined
      return other === undefined ? undefined : withJson(answer, other)
    },
  }
}

const status = (code: number): AnswerMutation => ({
  kind: `status ${code}`,
  apply: (answer) => ({ ...answer, status: code }),
})

const without = (envelope: Readonly<Record<string, unknown>>, name: string) =>
  Object.fromEntries(Object.entries(envelope).filter(([key]) => key !== name))

/** Changes of status and bytes: for every call, also for one that answers with a file. */
export const TRANSPORT_MUTATIONS: readonly AnswerMutation[] = [
  ...[201, 204, 302, 400, 404, 500, 503].map(status),
  { kind: 'content type', apply: (answer) => ({ ...answer, contentType: 'text/plain; charset=utf-8' }) },
  { kind: 'no content type', apply: (answer) => ({ ...answer, contentType: '' }) },
  { kind: 'HTML', apply: (answer) => ({ ...answer, contentType: 'text/html', body: encode(PAGE) }) },
  { kind: 'HTML as announced', apply: (answer) => ({ ...answer, body: encode(PAGE) }) },
  { kind: 'empty body', apply: (answer) => ({ ...answer, body: new Uint8Array() }) },
  { kind: 'connection cut', apply: () => new NoAnswer('terminated', true) },
  { kind: 'no answer', apply: () => new NoAnswer('no answer in time', false) },
  { kind: 'truncated in the middle', apply: (answer) => cut(answer, Math.floor(answer.body.length / 2)) },
  { kind: 'truncated by one byte', apply: (answer) => cut(answer, answer.body.length - 1) },
]

const cut = (answer: RawAnswer, length: number): RawAnswer => ({
  ...answer,
  body: answer.body.slice(0, length),
})

/** Changes of the envelope. */
export const ENVELOPE_MUTATIONS: readonly AnswerMutation[] = [
  inEnvelope('envelope: payload under the other member', (envelope, carrier) => {
    const other = carrier === 'data' ? 'message' : 'data'
    return { ...without(envelope, carrier), [other]: envelope[carrier] }
  }),
  inEnvelope('envelope: payload renamed', (envelope, carrier) => ({
    ...without(envelope, carrier),
    result: envelope[carrier],
  })),
  inEnvelope('envelope: payload wrapped', (envelope, carrier) => ({
    ...envelope,
    [carrier]: { result: envelope[carrier] },
  })),
  inEnvelope('envelope: gone', (envelope, carrier) => envelope[carrier]),
  inEnvelope('envelope: in a list', (envelope) => [envelope]),
  inEnvelope('envelope: payload removed', (envelope, carrier) => without(envelope, carrier)),
  inEnvelope('envelope: payload null', (envelope, carrier) => ({ ...envelope, [carrier]: null })),
  inEnvelope('envelope: code removed', (envelope) => without(envelope, 'code')),
  inEnvelope('envelope: code renamed', (envelope) => ({
    ...without(envelope, 'code'),
    status: envelope.code,
  })),
  inEnvelope('envelope: code as text', (envelope) => ({ ...envelope, code: String(envelope.code) })),
  inEnvelope('envelope: code null', (envelope) => ({ ...envelope, code: null })),
  inEnvelope('meaning: code 500 beside the payload', (envelope) => ({ ...envelope, code: 500 })),
  inEnvelope('meaning: code 0 beside the payload', (envelope) => ({ ...envelope, code: 0 })),
]
