import type { Endpoint } from '~/contracts/endpoint'
import { tabStorage } from '~/shared/lib/storage/storage'
import { parsedJson } from '~/shared/lib/text/parsed-json'
import { mayBeMade, PENDING } from './creation-key'

/** What was sent to make a record and has not been answered, as this tab keeps it through reloads. */
export interface PendingCreation<I> {
  readonly find: () => I | undefined
  readonly keep: (input: I) => void
  readonly end: () => void
}

/** `scope` tells records that are made by the same call apart: whose it is, or what it is about. */
export function pendingCreation<I>(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  scope: string,
  read: (content: unknown) => I | undefined,
): PendingCreation<I> {
  const key = `${PENDING}${method} ${path} ${scope}`
  return {
    find() {
      return read(parsedJson(tabStorage.get(key)))
    },
    keep: (input) => void tabStorage.set(key, JSON.stringify(input)),
    end: () => tabStorage.remove(key),
  }
}

export interface Made<I, T> {
  readonly answer: T
  /** What was asked for last, where another input has made the record: that is still to be sent. */
  readonly later: I | undefined
}

/**
 * Makes a record once, also where its words change before an answer comes: what was sent first is sent again until it is
 * known what became of it. Throws what `run` throws.
 */
export async function makeOnce<I, T>(
  pending: PendingCreation<I>,
  input: I,
  run: (input: I) => Promise<T>,
): Promise<Made<I, T>> {
  const first = pending.find()
  const sent = first ?? input
  pending.keep(sent)
  try {
    const answer = await run(sent)
    pending.end()
    return { answer, later: JSON.stringify(sent) === JSON.stringify(input) ? undefined : input }
  } catch (error) {
    if (!mayBeMade(error)) pending.end()
    throw error
  }
}
