import type { RefusalCause } from '~/contracts/meaning'
import type { Operation } from '../../contract'
import type { Exchange } from '../exchange/exchange'
import type { Verdict } from '../judge/judge'
import type { Bound } from './bind'

/** One reading call before and after a write. */
export interface Watched {
  readonly operation: Operation
  /** The role of who asked, as far as it is known. */
  readonly roleId: number | undefined
  /** The whole answer; undefined for one that was refused. */
  readonly before: string | undefined
  readonly after: string | undefined
}

/** One write that was accepted, and what reading calls answered around it. */
export interface Effect {
  readonly exchange: Exchange
  readonly watched: readonly Watched[]
  /** False where a member that was altered for the sake of the check could not be put back. */
  readonly restored: boolean
}

/** Something of somebody else's that is altered for a moment. */
export interface Alteration {
  readonly operation: Operation
  /** The input that puts it back. */
  readonly original: Bound
  readonly actor: number | undefined
}

/** A request that has to be refused, with one of these codes or as an expired credential. */
export interface Refused {
  readonly exchange: Exchange
  readonly when: RefusalCause | 'signed-out'
  readonly codes: readonly number[] | 'expired'
}

/** One call with one filter, and without it. */
export interface Narrowed {
  readonly filter: string
  /** What was asked for together; one value where the input takes no list. */
  readonly values: readonly unknown[]
  readonly base: Exchange
  readonly exchange: Exchange
}

export interface TableKey {
  readonly province: string
  readonly year: number
  readonly subject: string
}

/** The score table against which the ranks of an answer are held, as it was answered. */
export interface Ranked {
  readonly exchange: Exchange
  readonly table: TableKey
  readonly rows: Exchange
  /** What the question says of the table by the score record that it names. */
  readonly person: Readonly<Record<string, unknown>>
}

/** Two answers about windows that overlap: what lies in both stands in both. */
export interface Overlapping {
  readonly one: Exchange
  readonly other: Exchange
}

/** What was sent, and the reading call that has to show it. */
export interface Shown {
  readonly write: Exchange
  readonly read: Exchange
}

/** A record that was made, and the same request with the same key a second time. */
export interface Repeated {
  readonly first: Exchange
  readonly again: Exchange
}

/** What has been done about one call so far. */
export interface Progress {
  readonly exchanges: Exchange[]
  readonly verdicts: Verdict[]
  readonly probes: Exchange[]
  readonly effects: Effect[]
  /** What had to be refused. */
  readonly refused: Refused[]
  /** One filter at a time. */
  readonly narrowed: Narrowed[]
  /** Answers beside the score tables of their ranks. */
  readonly ranked: Ranked[]
  /** Windows that overlap. */
  readonly overlapping: Overlapping[]
  /** What a reading call showed of a write afterwards. */
  readonly shown: Shown[]
  /** What was made, asked for again with the same key. */
  readonly repeated: Repeated[]
  readonly tried: Set<string>
  /** Places of the payload that a value was seen at. */
  readonly visited: Set<string>
  missing: readonly string[]
  settled: boolean
}

/** All that was asked and answered about one call. */
export interface CallRecord {
  readonly operation: Operation
  readonly exchanges: readonly Exchange[]
  /** Requests that must be turned away: by a guest, or by a student where staff is asked for. */
  readonly probes: readonly Exchange[]
  /** What the accepted writes did to other calls. */
  readonly effects: readonly Effect[]
  /** Requests that had to be refused for what was wrong with them. */
  readonly refused: readonly Refused[]
  /** Requests with one filter each. */
  readonly narrowed: readonly Narrowed[]
  readonly ranked: readonly Ranked[]
  readonly overlapping: readonly Overlapping[]
  /** What reading calls showed of the accepted writes. */
  readonly shown: readonly Shown[]
  /** What was made, asked for again with the same key. */
  readonly repeated: readonly Repeated[]
  /** Why it was not made, if it was not. */
  readonly notAsked: string | undefined
}
