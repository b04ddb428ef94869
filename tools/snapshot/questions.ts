import type { Endpoint, EndpointInput } from '~/contracts/endpoint'
import { type LooseInput, outgoing } from '~/shared/api/outgoing'
import { answerName, fileFor, type KnownCall, knownCall } from '~/shared/api/published/names'
import { FILES_OF_CALLS } from './files-of-calls'

/** One question to the API. */
export interface Question {
  readonly endpoint: Endpoint
  readonly input: LooseInput
}

/** A question in the types of its call. */
export function question<E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Question {
  // `EndpointInput<E>` cannot be resolved while E is open; every one of its instances is a LooseInput.
  return { endpoint, input: input as LooseInput }
}

export const callOf = ({ method, path }: Endpoint): string => `${method} ${path}`

/** The question as it goes out, without the origin. */
export const sent = ({ endpoint, input }: Question) => outgoing('', endpoint, input, undefined)

/** The question as files know it. Throws for a call that is kept in none. */
export function known(asked: Question): KnownCall {
  const found = knownCall(sent(asked), Object.keys(FILES_OF_CALLS))
  if (found?.call !== callOf(asked.endpoint)) throw new Error(`${callOf(asked.endpoint)} 不在快照的表里`)
  return found
}

export const nameOf = (asked: Question): string => answerName(known(asked))

/** The file that has the answer to a question. */
export function fileOf(asked: Question): string {
  const { call, asked: input } = known(asked)
  const held = FILES_OF_CALLS[call]
  const file = held && 'file' in held ? fileFor(held.file, input) : undefined
  if (file === undefined) throw new Error(`${call} 没有自己的文件`)
  return file
}
