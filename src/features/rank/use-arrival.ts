import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls to a part that an address names behind its `#`: it comes later than the page. */
export function useArrival<E extends HTMLElement>(name: string): RefObject<E | null> {
  const part = useRef<E>(null)
  useEffect(() => {
    if (location.hash === `#${name}`) part.current?.scrollIntoView()
  }, [name])
  return part
}
