import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { onPrint } from './on-print'

/** How far before the viewport something starts to load. */
const NEAR = '300px'

/** Whether a place has ever been near the viewport, or goes on paper. */
export function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !place.current) return
    const observer = new IntersectionObserver(
      // A busy page hears of several changes at once.
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: NEAR },
    )
    observer.observe(place.current)
    // A sheet is laid out when this returns.
    const stop = onPrint(() => flushSync(() => setNear(true)))
    return () => {
      observer.disconnect()
      stop()
    }
  }, [near, place])
  return near
}
