import { type RefObject, useEffect } from 'react'
import { store } from '~/shared/lib/storage/store'
import { lastPlaceAtom } from './last-place'

/** Content may still be arriving; after this the reader is left where they are. */
const PATIENCE_MS = 5000
/** A storage is not written to at every frame. */
const SETTLED_MS = 250

/** How far each place was scrolled when it was left, for this visit. */
const kept = new Map<string, number>()

/** What is scrolled apart: a list, and each thing that is opened from it. */
const PLACE_KEYS = ['lib', 'lib.id', 'lib.code', 'lib.book', 'lib.guide'] as const

export function placeOf(search: Readonly<Record<string, string | undefined>>): string {
  return PLACE_KEYS.map((key) => search[key] ?? '').join('|')
}

/** Brings a place back to where it was left, as soon as its content is as long again; remembers where it is left. */
export function useStoredScroll(box: RefObject<HTMLElement | null>, place: string, address: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other filters of the same place move nothing
  useEffect(() => {
    const element = box.current
    const content = element?.firstElementChild
    if (!element || !content) return
    const last = store.get(lastPlaceAtom)
    const wanted = kept.get(place) ?? (last?.address === address ? last.scroll : 0)
    kept.set(place, wanted)
    let arrived = false
    const stop = () => {
      arrived = true
      observer.disconnect()
    }
    const observer = new ResizeObserver(() => {
      element.scrollTop = wanted
      if (Math.abs(element.scrollTop - wanted) < 2) stop()
    })
    observer.observe(content)
    const patience = setTimeout(stop, PATIENCE_MS)
    const remember = () => {
      if (arrived) kept.set(place, element.scrollTop)
    }
    element.addEventListener('scroll', remember, { passive: true })
    // A reader who scrolls does not want to be taken elsewhere.
    for (const act of ['wheel', 'touchmove', 'keydown'] as const)
      element.addEventListener(act, stop, { passive: true })
    return () => {
      clearTimeout(patience)
      observer.disconnect()
      element.removeEventListener('scroll', remember)
      for (const act of ['wheel', 'touchmove', 'keydown'] as const) element.removeEventListener(act, stop)
    }
  }, [box, place])

  useEffect(() => {
    const element = box.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const write = () => store.set(lastPlaceAtom, { address, scroll: kept.get(place) ?? 0 })
    const settle = () => {
      clearTimeout(timer)
      timer = setTimeout(write, SETTLED_MS)
    }
    write()
    element.addEventListener('scroll', settle, { passive: true })
    return () => {
      // Nothing is written when the drawer goes: a log-out has just forgotten everything.
      clearTimeout(timer)
      element.removeEventListener('scroll', settle)
    }
  }, [box, place, address])
}
