import type { Endpoint } from '../endpoint'
import { contractGroups } from '../groups'
import type { Cut, Filter, Order, Refusal, Stored } from './meaning'

export type { Cut, Filter, Order, Refusal, RefusalCause, Stored, Unit } from './meaning'
export { TIME_ZONE, UNITS } from './units'

/** What the contract says of one call beyond its schemas. */
export interface CallMeaning {
  readonly orders: readonly Order[]
  readonly filters: Readonly<Record<string, Filter>>
  readonly refusals: readonly Refusal[]
  readonly keeps: Stored | undefined
  /** How its list may be cut; undefined where it has all there is. */
  readonly cut: Cut | undefined
}

const CALLS = new Map<string, Endpoint>(
  Object.entries(contractGroups).flatMap(([group, calls]) =>
    Object.entries(calls).map(([key, endpoint]) => [`${group}.${key}`, endpoint]),
  ),
)

/** The meaning of a call by group and key; empty where nothing is said. */
export function meaningOf(call: string): CallMeaning {
  const { orders = [], filters = {}, refuses = [], keeps, cut } = CALLS.get(call) ?? NONE
  return { orders, filters, refusals: refuses, keeps, cut }
}

const NONE: Pick<Endpoint, 'orders' | 'filters' | 'refuses' | 'keeps' | 'cut'> = {}
