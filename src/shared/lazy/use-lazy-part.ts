import { type ComponentType, startTransition, useCallback, useEffect, useState } from 'react'
import { openAnew } from '~/shared/lib/browser/open-anew'
import { noticeUpdate } from '~/shared/lib/browser/site-update'
import { forgetFileOf } from '~/shared/lib/storage/stored-files'

export interface LoadedPart<P> {
  /** Undefined until its code has arrived. */
  readonly Part: ComponentType<P> | undefined
  readonly failed: boolean
  /** Asks for the code again. A second failure is the browser's memory of the first: the page opens anew. */
  readonly retry: () => void
}

/** What loaders have given: it is drawn with the render that wants it, since paper waits for no promise. */
const arrived = new WeakMap<() => Promise<unknown>, unknown>()

async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    const part = await load()
    arrived.set(load, part)
    return part
  } catch (error) {
    await forgetFileOf(error)
    void noticeUpdate()
    throw error
  }
}

/** Parts that have been asked for ahead, and have not come. */
const onTheirWay = new Set<Promise<unknown>>()

/** Fetches a part that will be wanted once its figures are there: it is then drawn with them. */
export function fetchAhead(load: () => Promise<unknown>): void {
  // Whoever wants it asks again, and says so when it fails.
  const fetched = fetchPart(load).catch(() => undefined)
  onTheirWay.add(fetched)
  void fetched.then(() => onTheirWay.delete(fetched))
}

/** Resolves when the parts that were asked for ahead have come, or failed. */
export async function partsAhead(): Promise<void> {
  await Promise.all(onTheirWay)
}

/** Loaders of parts that stand on a page from the start, as far as their pages' code has come. */
const whenIdle = new Set<() => Promise<unknown>>()

/**
 * Names the loader of a part that its page shows sooner or later without a control. Its code is fetched with the first use
 * of the page, on a page of work before that (`app/shell/use-next-steps.ts`).
 */
export function idlePart<T>(load: () => Promise<T>): () => Promise<T> {
  whenIdle.add(load)
  return load
}

/** Fetches the code of the idle parts of all pages whose own code is there. What fails is fetched again when wanted. */
export async function fetchIdleParts(): Promise<void> {
  await fetchAll(whenIdle)
}

async function fetchAll(parts: Set<() => Promise<unknown>>): Promise<void> {
  const loads = [...parts]
  parts.clear()
  await Promise.all(loads.map((load) => fetchPart(load).catch(() => undefined)))
}

/** Loaders of parts that a control of the page opens, as far as the pages' code has come. */
const onIntents = new Set<() => Promise<unknown>>()

/**
 * Names the loader of a part that a control opens: its code is fetched with the first use of the page. Who only reads
 * the first figures never fetches it. For all others it is there when the network is not.
 */
export function intentPart<T>(load: () => Promise<T>): () => Promise<T> {
  onIntents.add(load)
  return load
}

/** Fetches the code of the parts that the controls of this page open. What fails is fetched again when wanted. */
export async function fetchIntentParts(): Promise<void> {
  await fetchAll(onIntents)
}

/** Handlers of a control that opens a part: its code is fetched when somebody points at the control, or comes to it. */
export function onIntent(load: () => Promise<unknown>) {
  const ahead = () => fetchAhead(load)
  return { onPointerEnter: ahead, onTouchStart: ahead, onFocus: ahead }
}

type State<P> = { readonly attempt: number; readonly part: ComponentType<P> | 'failed' | undefined }

/**
 * A part of a page whose code loads when it is wanted. A failure is the part's own: the page around it stays. When the
 * network comes back it is asked for again. `load` must keep its identity between renders.
 */
export function useLazyPart<P>(wanted: boolean, load: () => Promise<ComponentType<P>>): LoadedPart<P> {
  const [{ attempt, part }, setState] = useState<State<P>>(() => ({
    attempt: 0,
    // The loader, which is the key, says the type.
    part: arrived.get(load) as ComponentType<P> | undefined,
  }))
  const failed = part === 'failed'

  useEffect(() => {
    if (!wanted || part !== undefined) return
    let stale = false
    // A part may be large: whoever presses something meanwhile is answered first.
    const arrive = (next: State<P>['part']) =>
      startTransition(() => {
        if (!stale) setState((now) => ({ ...now, part: next }))
      })
    fetchPart(load).then(arrive, () => arrive('failed'))
    return () => {
      stale = true
    }
  }, [wanted, part, load])

  const again = useCallback(() => setState((now) => ({ attempt: now.attempt + 1, part: undefined })), [])
  useEffect(() => {
    if (!failed) return
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [failed, again])

  const retry = () => {
    if (attempt === 0) again()
    else void openAnew().then((opens) => opens || again())
  }
  return { Part: failed ? undefined : part, failed, retry }
}
