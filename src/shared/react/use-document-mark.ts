import { useLayoutEffect } from 'react'

/** How many of each mark there are. */
const counts = new Map<string, number>()

/**
 * Marks the document, as `data-…` of its root, while a part of this kind is there: styles ask the mark. A selector that looks
 * from above (`body:has(…)`) makes every change of a page dearer, whoever makes it.
 */
export function useDocumentMark(mark: 'staff' | 'slow-part', isThere = true): void {
  useLayoutEffect(() => {
    if (!isThere) return
    count(mark, 1)
    return () => count(mark, -1)
  }, [mark, isThere])
}

function count(mark: string, by: 1 | -1): void {
  const now = (counts.get(mark) ?? 0) + by
  counts.set(mark, now)
  document.documentElement.toggleAttribute(`data-${mark}`, now > 0)
}
