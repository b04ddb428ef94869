import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { whenQuiet } from './when-idle'

/** Fetches the code of the next pages ahead, once this one has what it asked for. */
export function useNextSteps(): void {
  const router = useRouter()
  useEffect(() => {
    let stop: (() => void) | undefined
    let over = false
    const begin = async () => {
      await whenQuiet()
      const { fetchNextSteps } = await import('./lazy-shell')
      if (!over) stop = fetchNextSteps(router)
    }
    // Without its code the pages load when they are wanted.
    begin().catch(() => undefined)
    return () => {
      over = true
      stop?.()
    }
  }, [router])
}
