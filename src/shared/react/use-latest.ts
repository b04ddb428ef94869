import { useState } from 'react'

/**
 * The last value that was known. Keeps the question of the old answer while a new answer loads. No figure then stands
 * under another question. `value` must keep its identity between renders.
 */
export function useLatest<T>(value: T | undefined): T | undefined {
  const [latest, setLatest] = useState(value)
  if (value !== undefined && value !== latest) setLatest(value)
  return value ?? latest
}
