import { type Atom, atom, useAtomValue } from 'jotai'
import * as z from 'zod/mini'
import { notify } from '~/shared/lib/browser/notify'
import { store } from '~/shared/lib/storage/store'
import type { StoredAtom } from '~/shared/lib/storage/stored-atom'
import { useHydrated } from '~/shared/session/session'
import { workAtom } from '~/shared/session/work-atom'
import { type Compared, joinedChoice, withCompared, withoutCompared } from './compared'

const NONE: readonly Compared[] = []

/** What is compared: schools or majors. */
export interface Comparison {
  /** 院校 */
  readonly noun: string
  /** The word that counts them: 所. */
  readonly measure: string
  /** How many stand side by side at most: more columns than a screen holds compare nothing. */
  readonly most: number
  readonly stored: StoredAtom<readonly Compared[]>
  readonly choice: Atom<readonly Compared[]>
}

/** A comparison whose choice this device keeps, for each person a choice of their own. */
export function comparison(
  kind: 'compared-schools' | 'compared-majors',
  words: Pick<Comparison, 'noun' | 'measure' | 'most'>,
): Comparison {
  const stored = workAtom<readonly Compared[]>(
    kind,
    'own',
    z.array(z.object({ id: z.string(), name: z.string() })),
    NONE,
    joinedChoice,
  )
  // Another build, or somebody by hand, may have kept more than stand side by side.
  return { ...words, stored, choice: atom((get) => get(stored).slice(0, words.most)) }
}

/** What is marked, in the order in which it was marked; nothing while HTML of the build is taken over. */
export function useCompareChoice({ choice }: Comparison): readonly Compared[] {
  const chosen = useAtomValue(choice)
  return useHydrated() ? chosen : NONE
}

/** Marks a thing; says so when there is no room for another one. */
export function markCompared({ choice, stored, noun, measure, most }: Comparison, thing: Compared): void {
  const next = withCompared(store.get(choice), thing, most)
  if (next) store.set(stored, next)
  else notify.warning(`最多对比 ${most} ${measure}${noun}，请先去掉一${measure}`)
}

/** Takes the mark of a thing away. */
export function unmarkCompared({ choice, stored }: Comparison, id: string): void {
  store.set(stored, withoutCompared(store.get(choice), id))
}

/** Takes all marks away. */
export function clearCompared({ stored }: Comparison): void {
  store.set(stored, NONE)
}
