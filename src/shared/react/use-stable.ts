import { replaceEqualDeep } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

/** A value that keeps its identity as long as nothing in it changes. */
export function useStable<T>(value: T): T {
  const [kept, setStored] = useState(value)
  // A list of a hundred rows is compared once, not with each render.
  const stable = useMemo(() => replaceEqualDeep(kept, value), [kept, value])
  if (stable !== kept) setStored(stable)
  return stable
}
