import { useEffect, useRef, useState } from 'react'

/** How long a removal can be taken back. */
const UNDO_MS = 8000

/**
 * Removes something after a while in which it can be taken back: what is gone cannot be made again with its id. Leaving
 * the page, or another removal, does not take it back.
 */
export function useRemoval<T>(remove: (item: T) => void) {
  const [going, setGoing] = useState<T>()
  const pending = useRef<{ item: T; timer: ReturnType<typeof setTimeout> }>(undefined)

  const finish = () => {
    const last = pending.current
    if (!last) return
    clearTimeout(last.timer)
    pending.current = undefined
    remove(last.item)
  }
  const leave = useRef(finish)
  useEffect(() => {
    leave.current = finish
  })
  useEffect(() => () => leave.current(), [])

  return {
    going,
    start(item: T) {
      finish()
      setGoing(item)
      const end = () => {
        leave.current()
        setGoing(undefined)
      }
      pending.current = { item, timer: setTimeout(end, UNDO_MS) }
    },
    undo() {
      clearTimeout(pending.current?.timer)
      pending.current = undefined
      setGoing(undefined)
    },
  }
}
