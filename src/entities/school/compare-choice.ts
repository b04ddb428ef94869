import { atom, useAtomValue } from 'jotai'
import * as z from 'zod/mini'
import { notify } from '~/shared/lib/notify'
import { store } from '~/shared/lib/store'
import { storedAtom } from '~/shared/lib/stored-atom'
import { useHydrated } from '~/shared/session/session'
import { type ComparedSchool, MOST_COMPARED, withoutSchool, withSchool } from './compared-schools'

const NONE: readonly ComparedSchool[] = []

const storedChoice = storedAtom<readonly ComparedSchool[]>(
  'zetu.compare',
  z.array(z.object({ id: z.string(), name: z.string() })),
  NONE,
)

// Another build, or somebody by hand, may have kept more than stand side by side.
const choiceAtom = atom((get) => get(storedChoice).slice(0, MOST_COMPARED))

/** The schools that are marked for comparison, in the order in which they were marked; none while HTML of the build is taken over. */
export function useCompareChoice(): readonly ComparedSchool[] {
  const choice = useAtomValue(choiceAtom)
  return useHydrated() ? choice : NONE
}

/** Marks a school; says so when there is no room for another one. */
export function markCompared(school: ComparedSchool): void {
  const next = withSchool(store.get(choiceAtom), school)
  if (next) store.set(storedChoice, next)
  else notify.warning(`最多对比 ${MOST_COMPARED} 所院校，请先去掉一所`)
}

/** Takes the mark of a school away. */
export function unmarkCompared(id: string): void {
  store.set(storedChoice, withoutSchool(store.get(choiceAtom), id))
}

/** Takes all marks away. */
export function clearCompared(): void {
  store.set(storedChoice, NONE)
}
