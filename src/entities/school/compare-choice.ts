import { atom, useAtomValue } from 'jotai'
import * as z from 'zod/mini'
import {
  type ComparedSchool,
  MOST_COMPARED,
  withoutSchool,
  withSchool,
} from '~/entities/school/compared-schools'
import { notify } from '~/shared/lib/notify'
import { store } from '~/shared/lib/store'
import { useHydrated } from '~/shared/session/session'

/** Key of localStorage. */
const CHOICE_KEY = 'zetu.compare'

const StoredChoice = z.array(z.object({ id: z.string(), name: z.string() }))

const choiceAtom = atom<readonly ComparedSchool[]>([])

function readChoice(): readonly ComparedSchool[] {
  // A browser that stores nothing throws when asked, and what is stored may be of any make.
  try {
    const stored = StoredChoice.safeParse(JSON.parse(localStorage.getItem(CHOICE_KEY) ?? '[]'))
    return stored.success ? stored.data.slice(0, MOST_COMPARED) : []
  } catch {
    return []
  }
}

let read = false

/** What is marked at this moment. */
export function compareChoice(): readonly ComparedSchool[] {
  if (!read) store.set(choiceAtom, readChoice())
  read = true
  return store.get(choiceAtom)
}

function keep(choice: readonly ComparedSchool[]): void {
  store.set(choiceAtom, choice)
  try {
    localStorage.setItem(CHOICE_KEY, JSON.stringify(choice))
  } catch {
    // Kept for this document only.
  }
}

// Read when the first component that needs it is mounted, and again when another tab or a logout changes it.
choiceAtom.onMount = (set) => {
  set(compareChoice())
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === CHOICE_KEY) set(readChoice())
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/** The schools that are marked for comparison, in the order in which they were marked; none while HTML of the build is taken over. */
export function useCompareChoice(): readonly ComparedSchool[] {
  const choice = useAtomValue(choiceAtom)
  return useHydrated() ? choice : []
}

/** Marks a school; says so when there is no room for another one. */
export function markCompared(school: ComparedSchool): void {
  const next = withSchool(compareChoice(), school)
  if (next) keep(next)
  else notify.warning(`最多对比 ${MOST_COMPARED} 所院校，请先去掉一所`)
}

/** Takes the mark of a school away. */
export function unmarkCompared(id: string): void {
  keep(withoutSchool(compareChoice(), id))
}

/** Takes all marks away. */
export function clearCompared(): void {
  keep([])
}
