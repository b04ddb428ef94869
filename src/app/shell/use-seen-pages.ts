import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { loadedWhenIdle } from './when-idle'

const load = loadedWhenIdle(async () => (await import('./lazy-shell')).rememberSeen)

/** Keeps on this device which schools, majors and articles were looked at: when they are left, their title is known. */
export function useSeenPages(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        const page = { href: fromLocation.pathname, title: document.title }
        // What could not be loaded is not remembered: nobody waits for it.
        load().then(
          (remember) => remember(page),
          () => undefined,
        )
      }),
    [router],
  )
}
