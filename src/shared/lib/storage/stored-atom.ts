import { atom, type WritableAtom } from 'jotai'
import type * as z from 'zod/mini'
import { parsedJson } from '../text/parsed-json'
import { browserStorage, type GuardedStorage } from './storage'
import { store } from './store'

/** An atom whose value a storage keeps. Writing the fallback forgets it. A write gives whether the browser keeps it. */
export type StoredAtom<T> = WritableAtom<T, [T], boolean>

/** A text as the storage has it. It follows other tabs and a clear; it is read when somebody first asks. */
export function storedText(
  key: string,
  place: GuardedStorage = browserStorage,
): StoredAtom<string | undefined> {
  const version = atom(0)
  place.onForeignChange(() => store.set(version, (before) => before + 1))
  return atom(
    (get) => {
      get(version)
      return place.get(key)
    },
    (_get, set, text) => {
      const kept = text === undefined || place.set(key, text)
      if (text === undefined) place.remove(key)
      set(version, (before) => before + 1)
      return kept
    },
  )
}

/** A value kept as JSON; `fallback` where nothing is kept, or something that is not of the schema. */
export function storedAtom<T>(
  key: string,
  schema: z.ZodMiniType<T>,
  fallback: T,
  place: GuardedStorage = browserStorage,
): StoredAtom<T> {
  const text = storedText(key, place)
  return atom(
    (get) => {
      const read = schema.safeParse(parsedJson(get(text)))
      return read.success ? read.data : fallback
    },
    (_get, set, value) => set(text, value === fallback ? undefined : JSON.stringify(value)),
  )
}
