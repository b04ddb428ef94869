import { type RefObject, useEffect, useState } from 'react'

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
    const print = () => setNear(true)
    window.addEventListener('beforeprint', print)
    return () => {
      observer.disconnect()
      window.removeEventListener('beforeprint', print)
    }
  }, [near, place])
  return near
}
