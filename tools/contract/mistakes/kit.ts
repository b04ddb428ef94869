import { isObject } from '../check/exchange/deviation'
import {
  eachObject,
  envelopeOf,
  type Mistake,
  type MistakeClass,
  type Passing,
  STAFF_TOKEN,
  withEnvelope,
  withInput,
  withPayload,
} from './mistake'

type Json = Readonly<Record<string, unknown>>

const carrierOf = ({ operation }: Passing) => operation.endpoint.carrier ?? 'data'

/** Other payloads for some calls. */
export function payloadMistake(
  kind: MistakeClass,
  name: string,
  calls: readonly string[],
  alter: (payload: unknown, passing: Passing) => unknown,
): Mistake {
  const answer = async (passing: Passing) =>
    withPayload(await passing.ask(), (payload) => alter(payload, passing), carrierOf(passing))
  return { kind, name, calls, answer }
}

/** Other values for some members, wherever they stand in the payload. */
export function memberMistake(
  kind: MistakeClass,
  name: string,
  calls: readonly string[],
  members: readonly string[],
  alter: (value: unknown, object: Json) => unknown,
): Mistake {
  return payloadMistake(kind, name, calls, (payload) =>
    eachObject(payload, (object) =>
      Object.fromEntries(
        Object.entries(object).map(([key, value]) => [
          key,
          members.includes(key) && value !== null ? alter(value, object) : value,
        ]),
      ),
    ),
  )
}

/** Numbers in another unit. */
export const unitMistake = (
  name: string,
  calls: readonly string[],
  members: readonly string[],
  convert: (value: number) => number,
): Mistake =>
  memberMistake('units', name, calls, members, (value) =>
    typeof value === 'number' ? convert(value) : value,
  )

/** Every list of objects at a path stands the other way round. */
export function orderMistake(
  call: string,
  list: readonly string[],
  arrange: (list: readonly unknown[]) => unknown[] = (all) => [...all].reverse(),
  name = 'reversed',
): Mistake {
  const at = (value: unknown, [step, ...rest]: readonly string[]): unknown => {
    if (step === undefined) return Array.isArray(value) ? arrange(value) : value
    if (step === '*') return Array.isArray(value) ? value.map((each: unknown) => at(each, rest)) : value
    return isObject(value) ? { ...value, [step]: at(value[step], rest) } : value
  }
  return payloadMistake('order', `${call} ${list.join('/')} ${name}`, [call], (payload) => at(payload, list))
}

/** A filter is not looked at where it has one of these values; any, when none is named. */
export function filterMistake(call: string, input: string, ...values: readonly unknown[]): Mistake {
  const isMeant = (value: unknown) =>
    value !== undefined &&
    value !== null &&
    (values.length === 0 ||
      [value].flat().some((each) => values.some((wrong) => String(wrong) === String(each))))
  return {
    kind: 'filters',
    name: `${call} ignores ${input} ${values.join('、')}`,
    calls: [call],
    answer: ({ request, ask }) => {
      const [path = '', search = ''] = request.path.split('?')
      const query = new URLSearchParams(search)
      if (isMeant(query.get(input) ?? undefined)) {
        query.delete(input)
        return ask({ ...request, path: query.size > 0 ? `${path}?${query}` : path })
      }
      if (!isObject(request.body) || !isMeant(request.body[input])) return ask()
      const { [input]: _, ...body } = request.body
      return ask({ ...request, body })
    },
  }
}

/** Refusals come with another code. */
export function codeMistake(name: string, calls: readonly string[], from: number, to: number): Mistake {
  return {
    kind: from === 409 ? 'versions' : 'refusals',
    name,
    calls,
    answer: async ({ ask }) => {
      const answer = await ask()
      const envelope = envelopeOf(answer)
      if (envelope?.code !== from) return answer
      return withEnvelope(
        answer,
        { ...envelope, code: to, message: from === 500 ? '请先登录' : envelope.message },
        200,
      )
    },
  }
}

/** What is sent is changed before it is written. */
export function echoMistake(
  name: string,
  calls: readonly string[],
  alter: (body: Json) => Json,
  beside?: readonly string[],
): Mistake {
  return {
    kind: 'echo',
    name,
    calls,
    ...(beside && { beside }),
    answer: ({ request, ask }) =>
      isObject(request.body) ? ask(withInput(request, alter(request.body))) : ask(),
  }
}

/** Refusals of some calls become the answer to somebody who may. */
export function leakMistake(name: string, calls: readonly string[]): Mistake {
  return {
    kind: 'another person',
    name,
    calls,
    answer: async ({ request, ask, memory }) => {
      const answer = await ask()
      const token = memory.get(STAFF_TOKEN)
      if (envelopeOf(answer)?.code !== 403 || typeof token !== 'string') return answer
      return ask({ ...request, token })
    },
  }
}
