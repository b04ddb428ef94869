import { replaceEqualDeep } from '@tanstack/react-query'
import { useState } from 'react'

/** A value that keeps its identity as long as nothing in it changes. */
export function useStable<T>(value: T): T {
  const [kept, setKept] = useState(value)
  const stable = replaceEqualDeep(kept, value)
  if (stable !== kept) setKept(stable)
  return stable
}
