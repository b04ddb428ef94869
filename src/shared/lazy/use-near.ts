import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { onPrint } from '~/shared/lib/browser/on-print'
import { useInUse } from './use-in-use'

/** How far before the viewport something starts to load. Who has not scrolled yet may only read what is in it. */
const NEAR = '300px'
const IN_SIGHT = '0px'

/** Whether a place has ever been near the viewport, or goes on paper. */
export function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  const rootMargin = useInUse() ? NEAR : IN_SIGHT
  useEffect(() => {
    if (near || !place.current) return
    const observer = new IntersectionObserver(
      // A busy page hears of several changes at once.
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin },
    )
    observer.observe(place.current)
    // A sheet is laid out when this returns.
    const stop = onPrint(() => flushSync(() => setNear(true)))
    return () => {
      observer.disconnect()
      stop()
    }
  }, [near, place, rootMargin])
  return near
}
