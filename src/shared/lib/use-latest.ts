import { useState } from 'react'

/**
 * The last value that was known. While an answer to a new question is on its way, what the old answer was about stays
 * beside it, so that no figure ever stands under another question. `value` must keep its identity between renders.
 */
export function useLatest<T>(value: T | undefined): T | undefined {
  const [latest, setLatest] = useState(value)
  if (value !== undefined && value !== latest) setLatest(value)
  return value ?? latest
}
