import { useAtom } from 'jotai'
import * as z from 'zod/mini'
import { storedAtom } from '~/shared/lib/stored-atom'

const Blocked = z.array(z.object({ id: z.string(), name: z.string() }))
export type BlockedSchool = z.infer<typeof Blocked>[number]

const NONE: BlockedSchool[] = []
const blockedAtom = storedAtom('zetu.blocked-schools', Blocked, NONE)

/** Schools that somebody does not want to be offered, on this device. */
export function useBlockedSchools() {
  const [blocked, keep] = useAtom(blockedAtom)
  return {
    blocked,
    block: (school: BlockedSchool) => keep([...blocked.filter(({ id }) => id !== school.id), school]),
    unblock: (id: string) => {
      const left = blocked.filter((school) => school.id !== id)
      keep(left.length > 0 ? left : NONE)
    },
  }
}
