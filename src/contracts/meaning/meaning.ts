/**
 * What a schema cannot say of an answer. A place is a JSON pointer from the payload in which `*` stands for every element
 * of a list.
 */

/** The elements of a list stand in the order of one of their members. */
export interface Order {
  /** The list; empty for the payload itself. */
  readonly list: string
  /** The member; equal values may stand in any order. */
  readonly by: string
  readonly direction: 'rising' | 'falling'
  /** What the first element has where nothing narrows the list, and an input has this value. */
  readonly begins?: { readonly at: number; readonly input: string; readonly value: unknown }
  /** Only where the call was asked with this value of an input. */
  readonly asked?: { readonly input: string; readonly value: unknown }
}

/** A list that may be shorter than what matches. */
export interface Cut {
  readonly list: string
  /** Where the answer says how many match, those of other pages included. */
  readonly total: string
  /** An answer that says no total has all that match. */
  readonly wholeWithoutTotal?: true
  /** The list has what lies near a number: questions whose windows overlap have the same elements there. */
  readonly window?: Window
}

/** What lies near: within so many percent of a number that the answer tells. */
interface Window {
  /** The input that moves the window. */
  readonly of: string
  /** The number in its middle, in the answer. */
  readonly around: string
  /** The number of an element that is compared with it. */
  readonly at: string
  /** The input that says how wide the window is, in percent to both sides. */
  readonly within: string
}

/** What an input leaves of a list. Values of one input widen, different inputs narrow. */
export interface Filter {
  /** The list whose elements are left; empty for the payload itself. */
  readonly list: string
  /** From an element to what is compared; one of several values is enough. */
  readonly at: string
  /**
   * `among`: the element has one of the asked values. `without`: it has none of them. `atMost`: it is not above the
   * asked number. `named`: the element with this very name is among those that are left. `apart`: two values, each asked
   * alone, never leave the same elements where there are several.
   */
  readonly keeps: 'among' | 'without' | 'atMost' | 'named' | 'apart'
  /** Elements that say nothing at `at` are left too. */
  readonly orSilent?: true
  /** Only where the answer has this place: who does not know the input says nothing there. */
  readonly where?: string
}

/** When a call is refused. */
export type RefusalCause =
  | 'unknown'
  | 'of-another'
  | 'changed-meanwhile'
  | 'too-long'
  | 'out-of-order'
  | 'not-looked-at'
  | 'wrong-code'

/** A refusal that a client acts on: its code, and when it comes. */
export interface Refusal {
  readonly code: 400 | 403 | 404 | 409
  readonly when: RefusalCause
  /** The input that is wrong, for `unknown`, `of-another` and `too-long`; the list that is empty, for `not-looked-at`. */
  readonly input?: string
}

/** What a write gives back of what it was sent. */
export interface Echo {
  /** From the body to the sent value, and from the payload to where it comes back. */
  readonly sent: string
  readonly shown: string
}

/** What a write keeps. */
export interface Stored {
  readonly echoes: readonly Echo[]
  /** The reading call that shows it afterwards, in the same places. */
  readonly shownBy?: string
  /** How a new record begins: values that the server gives it, by their places in the payload. */
  readonly begins?: Readonly<Record<string, unknown>>
  /**
   * Where the payload has its version: a number that rises with each change, or a text that is another one after it. A
   * change sent with an older one is refused.
   */
  readonly version?: string
}

/** What a number counts. */
export interface Unit {
  /** For readers: 元/年. */
  readonly unit: string
  /** Within which the middle one of many such numbers lies; a wrong unit leaves it. */
  readonly typical?: readonly [low: number, high: number]
  /** A share of a hundred: of many, at least one is above 1. */
  readonly ofHundred?: true
  /** Of so many numbers in one answer at least one is above 1. */
  readonly severalOf?: number
}
