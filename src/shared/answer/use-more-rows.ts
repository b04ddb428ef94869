import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PagedAnswer } from '~/shared/answer/use-pages'

/** Rows that are laid out at a time: a phone draws them without a pause. */
const STEP = 100
/** How near the bottom counts as reached (S1 §9). */
const TOLERANCE = '0.5px'

/**
 * How many of the loaded rows are shown. Reaching the bottom shows more of them, and asks for the next page after the
 * last. The answer to another question starts from the top.
 */
export function useMoreRows<Q, Row>(answer: PagedAnswer<Q, Row>) {
  const { data, question, hasMore, isLoadingMore, loadMore } = answer
  const bottom = useRef<HTMLButtonElement>(null)
  const [shown, setShown] = useState(STEP)
  const [answered, setAnswered] = useState(question)
  if (answered !== question) {
    setAnswered(question)
    setShown(STEP)
  }
  const loaded = data?.length ?? 0
  const more = shown < loaded || hasMore
  const showMore = () => {
    if (shown >= loaded && isLoadingMore) return
    setShown(shown + STEP)
    if (shown >= loaded) loadMore()
  }
  const reachBottom = useEffectEvent(showMore)
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that push the bottom too little let it be reached again
  useEffect(() => {
    if (!bottom.current) return
    // A busy page hears of several changes at once: the last one is how it is.
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && reachBottom(), {
      rootMargin: TOLERANCE,
    })
    observer.observe(bottom.current)
    return () => observer.disconnect()
  }, [shown, loaded, more])
  return { shown, more, showMore, bottom }
}
