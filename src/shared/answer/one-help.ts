import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** What is read as one: the page, or a dialog above it. */
const WHOLE = 'main, [role=dialog]'

/** Every place that could say who helps, and how it is told whether it does. */
const places = new Map<Element, (isOne: boolean) => void>()

/** What is hidden comes into view with a size: then another place may be the first. */
const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(choose)

/** Whether a place is the first in view of its page that says who helps: once said, the others need not. */
export function useOneHelp(): [RefObject<HTMLSpanElement | null>, boolean] {
  const place = useRef<HTMLSpanElement>(null)
  const [isOne, setOne] = useState(false)
  useLayoutEffect(() => {
    // Its line has a size before there is anything in it.
    const line = place.current?.parentElement
    if (!line) return
    places.set(line, setOne)
    sizes?.observe(line)
    choose()
    return () => {
      places.delete(line)
      sizes?.unobserve(line)
      choose()
    }
  }, [])
  return [place, isOne]
}

function choose() {
  const said = new Set<Element | null>()
  for (const [line, tell] of [...places].toSorted(([a], [b]) => (isBefore(a, b) ? -1 : 1))) {
    const whole = line.closest(WHOLE)
    const isShown = line.getClientRects().length > 0
    tell(isShown && !said.has(whole))
    if (isShown) said.add(whole)
  }
}

function isBefore(one: Element, other: Element): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}
