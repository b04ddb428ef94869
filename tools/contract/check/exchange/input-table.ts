import type { About } from '~/contracts/endpoint'
import { BrokenContract, type Contract, type Operation } from '../../contract'

/** Where an earlier answer tells something that a later call asks for. */
export interface Source {
  readonly from: string
  /**
   * Path from the payload to each row: member names, `*` for every element of a list or value of a map. `{fact}` stands
   * for every value of a map whose key is itself that fact. Empty: the payload is the one row.
   */
  readonly each: string
  /** Facts of a row by the pointer from the row to the value; an empty pointer is the row itself. */
  readonly gives: Readonly<Record<string, string>>
  /** The fact that tells the rows apart: no two rows of one answer share it. */
  readonly key?: string
}

/** Both sides of a figure that two calls tell. */
export interface Agreement {
  /** The fact whose witness tells the figures too. */
  readonly fact: string
  readonly with: string
  readonly fields: readonly string[]
}

/** What a run makes and a later one may find. */
export interface Leftover {
  /** The call that lists it. */
  readonly listedBy: string
  /** How its name begins. */
  readonly named: string
  /** Members of the listing's body that narrow it to such names. */
  readonly ask?: Readonly<Record<string, unknown>>
}

/** One answer around a write, and who asked. */
export interface Asked {
  /** The role of who asked, as far as it is known. */
  readonly roleId: number | undefined
  /** The whole answer before the write; undefined for a refusal. */
  readonly before: string | undefined
}

/** A change that only some can see. */
export interface Limit {
  /** Whether somebody who was so answered must see it. */
  readonly shownTo: (asked: Asked) => boolean
  /** What a check needs to see it, for people. */
  readonly needs: string
}

/** An accepted answer, and the body that it was asked with. */
export interface Answer {
  readonly body: unknown
  readonly payload: unknown
}

/** Further members of the body of a write. They come from the body as it is and earlier answers to the caller. */
export type Fill = (
  body: Readonly<Record<string, unknown>>,
  answersOf: (call: string) => readonly Answer[],
) => Readonly<Record<string, unknown>>

export interface InputTable {
  readonly sources: readonly Source[]
  /** What a member of an input means, wherever it stands: the name of a fact. Its own name unless listed. */
  readonly meanings: Readonly<Record<string, string>>
  /** What names the record that a call is about (`about` of the contract), by the kind of record. */
  readonly records: Readonly<Record<About['record'], string>>
  /** What a member means in one call, or in all of a group; body members by their path (`choices/0/majorId`). */
  readonly inputs: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** What a client chooses for itself. */
  readonly chosen: Readonly<Record<string, unknown>>
  /** Facts of one person: what is told with them is not for others. */
  readonly personal: readonly string[]
  /** Calls by which one person gives another what this run has made: both go on with what they tell. */
  readonly handsOver: readonly string[]
  /** Facts of people. A write takes them only from who was handed in or signed in, never from a list. */
  readonly guarded: readonly string[]
  /** Which of several rows is tried first. */
  readonly preferred: Readonly<Record<string, unknown>>
  /** A write that begins with an entity as an earlier call told it: nothing changes by it. */
  readonly like: Readonly<Record<string, string>>
  /** Members that such a write, or one of `onlyOwn`, gives another value to show its effect; the first that is another. */
  readonly alters: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>
  /** What makes a write as full as people make it, so that what is lost of it shows. */
  readonly fills: Readonly<Record<string, Fill>>
  /** Changes that a write names and the check cannot bring about or not show to everybody, by `METHOD path`. */
  readonly beyond: Readonly<Record<string, Readonly<Record<string, string | Limit>>>>
  /** Members that such a write leaves out: what the caller may not set. */
  readonly leaves: Readonly<Record<string, readonly string[]>>
  /** Optional lists and members that are filled in all the same, where the API has told with what. */
  readonly also: Readonly<Record<string, readonly string[]>>
  /** A call that only touches what this run itself has made, and the calls that make it. */
  readonly onlyOwn: Readonly<Record<string, readonly string[]>>
  /** How to find what a stopped run has left, by the call that removes it. */
  readonly leftovers: Readonly<Record<string, Leftover>>
  /** Ends sessions: made last, in this order. */
  readonly last: readonly string[]
  /** Deletes the account that calls: made only with a number that was handed in for it. */
  readonly destructive: readonly string[]
  /** Refusals that a healthy server may give to right inputs, with the reason. */
  readonly tolerated: Readonly<Record<string, string>>
  /** Members of a record under which a fact comes back; a fact that ends in Id or Code comes back under its own name. */
  readonly shownAs: Readonly<Record<string, readonly string[]>>
  /** Facts that a call is asked with and rightly does not repeat. */
  readonly notEchoed: Readonly<Record<string, readonly string[]>>
  readonly agreements: Readonly<Record<string, Agreement>>
}

/** The member that tells the elements of a list of a call apart, by the list's path in the payload. */
export function keyOf(call: string, listPath: string, table: InputTable): string | undefined {
  for (const { from, each, gives, key } of table.sources) {
    if (key === undefined || from !== call || each.replace(/\/\*$/, '') !== listPath) continue
    const pointer = gives[key]
    if (pointer !== undefined && /^\/\w+$/.test(pointer)) return pointer.slice(1)
  }
  return undefined
}

/** Throws when the table names calls that the contract does not have: it would then quietly exercise less. */
export function checkTable({ operations }: Contract, table: InputTable): void {
  const known = new Set(operations.flatMap(({ name, group }) => [name, group]))
  const named = [
    ...table.sources.map(({ from }) => from),
    ...Object.keys(table.inputs),
    ...Object.entries(table.like).flat(),
    ...Object.keys(table.leaves),
    ...Object.keys(table.alters),
    ...Object.keys(table.beyond),
    ...Object.keys(table.fills),
    ...Object.keys(table.also),
    ...Object.entries(table.onlyOwn).flat(2),
    ...Object.entries(table.leftovers).flatMap(([call, { listedBy }]) => [call, listedBy]),
    ...table.handsOver,
    ...table.last,
    ...table.destructive,
    ...Object.keys(table.tolerated),
    ...Object.keys(table.notEchoed),
    ...Object.entries(table.agreements).flatMap(([call, agreement]) => [call, agreement.with]),
  ]
  const problems = [...new Set(named)].filter((name) => !known.has(name))
  if (problems.length > 0) throw new BrokenContract(problems.map((name) => `输入表提到的 ${name} 不在契约里`))
}

/** Whether a write alters, for a moment, what this run has not made: it has to be put back afterwards. */
export const restores = ({ name }: Operation, { alters, like, onlyOwn }: InputTable): boolean =>
  name in alters && name in like && !(name in onlyOwn)
