import { type ComponentType, useEffect, useState } from 'react'

interface LazyPart<P> {
  /** Undefined until its code has arrived. */
  readonly Part: ComponentType<P> | undefined
  /** It will not arrive in this document: what failed once stays failed in some browsers, only a reload asks again. */
  readonly failed: boolean
}

/**
 * A part of a page whose code loads when it is wanted. A failure is the part's own: the page around it stays. `load`
 * must keep its identity between renders.
 */
export function useLazyPart<P>(wanted: boolean, load: () => Promise<ComponentType<P>>): LazyPart<P> {
  const [part, setPart] = useState<ComponentType<P> | 'failed'>()
  useEffect(() => {
    if (!wanted || part !== undefined) return
    let stale = false
    load().then(
      (loaded) => stale || setPart(() => loaded),
      () => stale || setPart('failed'),
    )
    return () => {
      stale = true
    }
  }, [wanted, part, load])
  return part === 'failed' ? { Part: undefined, failed: true } : { Part: part, failed: false }
}
