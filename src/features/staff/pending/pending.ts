import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { serviceOrders } from '~/contracts/service-orders'
import { request } from '~/shared/api/client'
import { store } from '~/shared/lib/storage/store'
import { storedAtom } from '~/shared/lib/storage/stored-atom'
import { type PollTab, reportedInTime, type SharedPoll, startPoll } from './shared-poll'

const LOCK = 'zetu.pending'

/** The last answer of the poll, which all tabs share. `of` is who was told. */
const Pending = z.object({ of: z.string(), at: z.number(), count: z.optional(z.number()) })
const pendingAtom = storedAtom<z.infer<typeof Pending> | undefined>('zetu.pending', Pending, undefined)

let running: SharedPoll | undefined

/** Asks for the pending count at once, in place of waiting for the next 30 s. */
export function askPendingNow(): void {
  running?.askNow()
}

/**
 * How many orders wait for somebody: undefined until it is known, null where it could not be found out. Asks as long as the
 * caller is on the page.
 */
export function usePendingCount(userId: string): number | null | undefined {
  useEffect(() => {
    const poll = startPoll(tabOf(userId))
    running = poll
    return () => {
      poll.stop()
      if (running === poll) running = undefined
    }
  }, [userId])
  const last = useAtomValue(pendingAtom, { store })
  return last?.of === userId ? (last.count ?? null) : undefined
}

function tabOf(userId: string): PollTab {
  const last = () => {
    const kept = store.get(pendingAtom)
    return kept?.of === userId ? kept : undefined
  }
  return {
    now: () => Date.now(),
    isVisible: () => document.visibilityState === 'visible',
    lastAsked: () => last()?.at,
    async ask() {
      const tell = (count: number | undefined) =>
        store.set(pendingAtom, { of: userId, at: Date.now(), ...(count !== undefined && { count }) })
      await reportedInTime((signal) => request(serviceOrders.pendingCount, {}, signal), {
        // The badge keeps its number where it has one, and the next question comes by itself.
        onMissing: () => tell(last()?.count),
        onReported: tell,
      })
    },
    alone: aloneAmongTabs,
    onChange(listener) {
      document.addEventListener('visibilitychange', listener)
      const unsubscribe = store.sub(pendingAtom, listener)
      return () => {
        document.removeEventListener('visibilitychange', listener)
        unsubscribe()
      }
    },
  }
}

async function aloneAmongTabs(run: () => Promise<void>, wait: boolean): Promise<boolean> {
  // Locks exist on secure pages only; without them every tab asks for itself.
  if (!('locks' in navigator)) {
    await run()
    return true
  }
  return navigator.locks.request(LOCK, { ifAvailable: !wait }, async (lock) => {
    if (lock) await run()
    return lock !== null
  })
}
