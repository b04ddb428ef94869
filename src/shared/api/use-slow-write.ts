import { useEffect, useSyncExternalStore } from 'react'
import { onSlowWrites, placeSlowWrites, type SlowWrite, slowWrites } from './slow-writes'

/** A write of this that takes long. Whoever asks says it in a place of its own: the product as a whole does not. */
export function useSlowWrite(of: string): SlowWrite | undefined {
  useEffect(() => placeSlowWrites(of), [of])
  const writes = useSyncExternalStore(onSlowWrites, slowWrites, slowWrites)
  return writes.find((write) => write.of === of)
}
