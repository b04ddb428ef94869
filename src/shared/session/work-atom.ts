import { atom } from 'jotai'
import type * as z from 'zod/mini'
import { NOBODY, workKey } from '~/shared/lib/storage/draft-keys'
import { browserStorage } from '~/shared/lib/storage/storage'
import { type StoredAtom, storedAtom } from '~/shared/lib/storage/stored-atom'
import { ownerAtom } from './session'
import type { WorkKind } from './work-kinds'
import './missed-work'

/**
 * Work that this device alone has, of whoever is signed in: notes, an attempt at an assessment. What was begun without an
 * account is taken over by who signs in, with the first change. Where that person has some already, `join` lays what was
 * begun over it; without one it waits beside it.
 */
export function workAtom<T>(
  kind: WorkKind,
  id: string,
  schema: z.ZodMiniType<T>,
  fallback: T,
  join?: (own: T, begun: T) => T,
): StoredAtom<T> {
  const atoms = new Map<string, StoredAtom<T>>()
  const atomOf = (owner: string) => {
    const known = atoms.get(owner) ?? storedAtom(workKey({ owner, kind, id }), schema, fallback)
    atoms.set(owner, known)
    return known
  }
  return atom(
    (get) => {
      const owner = get(ownerAtom)
      const own = get(atomOf(owner))
      const begun = owner === NOBODY ? fallback : get(atomOf(NOBODY))
      if (begun === fallback) return own
      return own === fallback ? begun : (join?.(own, begun) ?? own)
    },
    (get, set, value) => {
      const owner = get(ownerAtom)
      const takesOver = owner !== NOBODY && (join !== undefined || get(atomOf(owner)) === fallback)
      const kept = set(atomOf(owner), value)
      // What lives in memory only does not replace what the browser keeps.
      const isSafe = kept || browserStorage.inMemory().includes(workKey({ owner: NOBODY, kind, id }))
      if (isSafe && takesOver) set(atomOf(NOBODY), fallback)
      return kept
    },
  )
}

/** The same for each of many things, by id; one atom for each, however often it is asked for. */
export function workAtoms<T>(kind: WorkKind, schema: z.ZodMiniType<T>, fallback: T) {
  const atoms = new Map<string, StoredAtom<T>>()
  return (id: string): StoredAtom<T> => {
    const known = atoms.get(id) ?? workAtom(kind, id, schema, fallback)
    atoms.set(id, known)
    return known
  }
}
