import { useEffect, useRef, useState } from 'react'

/** Rows that are laid out at a time: a phone draws them without a pause. */
const STEP = 100
/** How near the bottom counts as reached (S1 §9). */
const TOLERANCE = '0.5px'

interface Source {
  readonly loaded: number
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly fetchNextPage: () => unknown
}

/** How many of the loaded rows are shown. Reaching the bottom shows more of them, and asks for the next page after the last. */
export function useMoreRows({ loaded, hasNextPage, isFetchingNextPage, fetchNextPage }: Source) {
  const bottom = useRef<HTMLButtonElement>(null)
  const [shown, setShown] = useState(STEP)
  const more = shown < loaded || hasNextPage
  const showMore = () => {
    if (shown < loaded) setShown(shown + STEP)
    else if (hasNextPage && !isFetchingNextPage) {
      setShown(shown + STEP)
      fetchNextPage()
    }
  }
  useEffect(() => {
    if (!bottom.current) return
    // A busy page hears of several changes at once: the last one is how it is.
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && showMore(), {
      rootMargin: TOLERANCE,
    })
    observer.observe(bottom.current)
    return () => observer.disconnect()
  })
  return { shown, more, showMore, bottom }
}
