import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** After a navigation to another page, focus goes to its heading, so that keyboard and screen reader start there. */
export function useHeadingFocus(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        // What the address leads to has the focus already.
        if (toLocation.hash !== '' && document.activeElement?.id === toLocation.hash) return
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
      }),
    [router],
  )
}
