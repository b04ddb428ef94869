import { useLayoutEffect, useRef } from 'react'

/**
 * Gives the focus back to what had it before its row moved: the browser drops it when an element changes its place. Where
 * the element is gone, `next` says which one follows.
 */
export function useRestoredFocus(items: unknown, next: string) {
  const focused = useRef('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: The focus is only lost with a new order.
  useLayoutEffect(() => {
    if (focused.current === '' || document.activeElement !== document.body) return
    const element = document.getElementById(focused.current) ?? document.getElementById(next)
    element?.focus({ preventScroll: true })
    element?.scrollIntoView({ block: 'nearest' })
  }, [items])
  return (id: string) => {
    focused.current = id
  }
}
