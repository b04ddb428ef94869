import { CUTS } from './cuts'
import { FILTERS } from './filters'
import type { Cut, Filter, Order, Refusal, Stored } from './meaning'
import { ORDERS } from './orders'
import { REFUSALS } from './refusals'
import { WRITES } from './writes'

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

/** The meaning of a call by group and key; empty where nothing is said. */
export function meaningOf(call: string): CallMeaning {
  return {
    orders: ORDERS[call] ?? [],
    filters: FILTERS[call] ?? {},
    refusals: REFUSALS[call] ?? [],
    keeps: WRITES[call],
    cut: CUTS[call],
  }
}

/** The calls of which something is said: each has to be one of the contract. */
export const CALLS_WITH_MEANING: readonly string[] = [
  ...new Set([ORDERS, FILTERS, REFUSALS, WRITES, CUTS].flatMap((part) => Object.keys(part))),
]
