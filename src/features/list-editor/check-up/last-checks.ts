import { useAtomValue } from 'jotai'
import * as z from 'zod/mini'
import { store } from '~/shared/lib/storage/store'
import { storedAtom } from '~/shared/lib/storage/stored-atom'
import { now } from '~/shared/lib/time/clock'

const LastCheck = z.object({ id: z.string(), at: z.string(), text: z.string() })
type LastCheck = z.infer<typeof LastCheck>

const NONE: LastCheck[] = []
/** What the last check-up of a list said in one line, the newest list first: it is read while the next one waits. */
const lastAtom = storedAtom('zetu.last-checks', z.array(LastCheck), NONE)
const MOST_KEPT = 20

/** The last result of a list on this device. */
export const useLastCheck = (listId: string): LastCheck | undefined =>
  useAtomValue(lastAtom, { store }).find(({ id }) => id === listId)

/** Keeps what a check-up has said of a list, in one line; the lists checked longest ago are left out. */
export function keepCheck(listId: string, text: string): void {
  const others = store.get(lastAtom).filter(({ id }) => id !== listId)
  store.set(lastAtom, [{ id: listId, at: now().toISOString(), text }, ...others].slice(0, MOST_KEPT))
}
