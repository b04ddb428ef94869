import { useCallback, useState } from 'react'

/** Watches a row from now on; gives what ends it. */
export type Watch = (row: Element, id: string) => () => void

/** Further than one step of a drag goes: a dragged row is never over one that does not know of it. */
const NEAR = '320px'

interface NearRows {
  /** Ids. */
  readonly near: ReadonlySet<string>
  readonly watch: Watch
  /** Takes a row in at once, before the screen has come to it. */
  readonly bring: (id: string) => void
}

/** The rows that are on the screen or near it: among a hundred, only these take part in a drag. */
export function useNearRows(): NearRows {
  const [near, setNear] = useState<ReadonlySet<string>>(new Set())
  const [watch] = useState(() => watcher(setNear))
  const bring = useCallback((id: string) => setNear((before) => new Set(before).add(id)), [])
  return { near, watch, bring }
}

function watcher(change: (next: (before: ReadonlySet<string>) => ReadonlySet<string>) => void): Watch {
  const ids = new Map<Element, string>()
  const observer = new IntersectionObserver(
    (entries) =>
      change((before) => {
        const near = new Set(before)
        for (const { target, isIntersecting } of entries) {
          const id = ids.get(target)
          if (id === undefined) continue
          if (isIntersecting) near.add(id)
          else near.delete(id)
        }
        return near
      }),
    { rootMargin: NEAR },
  )
  return (row, id) => {
    ids.set(row, id)
    observer.observe(row)
    return () => {
      observer.unobserve(row)
      ids.delete(row)
      change((before) => new Set([...before].filter((other) => other !== id)))
    }
  }
}
