/** When the oldest of the answers came that are shown in place of newer ones; undefined where there are none. */
let oldest: Date | undefined
const listeners = new Set<() => void>()

function set(next: Date | undefined): void {
  oldest = next
  for (const listener of listeners) listener()
}

export const shownCopies = {
  /** An answer of that time is shown. */
  add(at: Date): void {
    if (!oldest || at < oldest) set(at)
  },
  /** Everything is asked for anew. */
  clear(): void {
    if (oldest) set(undefined)
  },
  get: () => oldest,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
