import type { Operation } from '../../../contract'
import type { Finding, Place } from '../../exchange/deviation'
import type { CallInput, Facts, NoAnswer, RawAnswer } from '../../exchange/exchange'
import type { InputTable } from '../../exchange/input-table'

/** One intact answer with what was asked. */
export interface Answered {
  readonly operation: Operation
  readonly input: CallInput
  readonly facts: Facts
  readonly payload: unknown
  /** As it came in; its header tells the moment of the server. */
  readonly answer?: RawAnswer | NoAnswer
  readonly at: Place
  readonly table: InputTable
}

export type Json = Readonly<Record<string, unknown>>

/** An object of the payload, or a list of objects, with its place. */
export interface Part<T> {
  readonly value: T
  readonly at: Place
}

export interface Parts {
  readonly objects: readonly Part<Json>[]
  readonly lists: readonly Part<readonly unknown[]>[]
}

/** A rule about what an answer means; its structure is already right. */
export interface MeaningRule {
  readonly name: string
  /** One sentence for the documentation. */
  readonly says: string
  check(answer: Answered, parts: Parts): Iterable<Omit<Finding, 'kind' | 'rule'>>
}
