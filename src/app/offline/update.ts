/** Whether another build has taken over since this page was opened. */
let isUpdated = false
const listeners = new Set<() => void>()

export function markUpdated(): void {
  isUpdated = true
  for (const listener of listeners) listener()
}

export const hasUpdate = () => isUpdated

export function onUpdate(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
