import { startTransition, useEffect, useState } from 'react'

/**
 * A value as the screen last showed it: what takes long is worked out, or asked for, once the change itself can be seen.
 * `first` is what counts as shown before that.
 */
export function usePainted<T>(value: T, first = value): T {
  const [painted, setPainted] = useState(first)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // What a frame starts runs before it is painted, and what it leaves for later runs after that.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(() => value)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value])
  return painted
}
