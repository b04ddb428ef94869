import { useAtomValue } from 'jotai'
import * as z from 'zod/mini'
import { store } from '~/shared/lib/storage/store'
import { workAtom } from '~/shared/session/work-atom'

const Blocked = z.array(z.object({ id: z.string(), name: z.string() }))
export type BlockedSchool = z.infer<typeof Blocked>[number]

const NONE: BlockedSchool[] = []
const blockedAtom = workAtom('blocked-schools', 'own', Blocked, NONE)

/** Schools that somebody does not want to be offered, on this device. */
export function useBlockedSchools(): readonly BlockedSchool[] {
  return useAtomValue(blockedAtom)
}

export function blockSchool(school: BlockedSchool): void {
  const others = store.get(blockedAtom).filter(({ id }) => id !== school.id)
  store.set(blockedAtom, [...others, school])
}

export function unblockSchool(id: string): void {
  const left = store.get(blockedAtom).filter((school) => school.id !== id)
  store.set(blockedAtom, left.length > 0 ? left : NONE)
}
