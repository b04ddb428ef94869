import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { onFirstUse } from '~/shared/lazy/first-use'
import { whenQuiet } from './when-idle'

/**
 * Fetches the code of the next pages ahead, once this one has what it asked for. Who has opened a page may only read
 * its first figures: until its first use nothing comes, but on pages of work their own parts. Work goes on where the
 * network ends.
 */
export function useNextSteps(): void {
  const router = useRouter()
  useEffect(() => {
    let isUsed = false
    let over = false
    let stop: (() => void) | undefined
    const begin = async () => {
      await whenQuiet()
      if (!isUsed && !isWorkPage(router)) return
      const { fetchNextSteps } = await import('./used-shell')
      if (over) return
      stop?.()
      stop = fetchNextSteps(router, () => isUsed)
    }
    // Without its code the pages load when they are wanted.
    const beginOrNot = () => void begin().catch(() => undefined)
    beginOrNot()
    const stopWaiting = onFirstUse(() => {
      isUsed = true
      beginOrNot()
      // Nobody copies before a press or a key.
      void import('./used-shell').then(
        ({ copyTables }) => copyTables(),
        () => undefined,
      )
    })
    return () => {
      over = true
      stopWaiting()
      stop?.()
    }
  }, [router])
}

/** Whether the page is one's own, on which people write. */
function isWorkPage({ state }: AnyRouter): boolean {
  return state.matches.some(({ staticData }) => staticData.requiresLogin)
}
