import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** After a navigation to another page, focus goes to its heading, so that keyboard and screen reader start there. */
export function useHeadingFocus(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
      }),
    [router],
  )
}
