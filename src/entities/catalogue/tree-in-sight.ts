import { useSyncExternalStore } from 'react'

/** From this width on the tree stands beside the text (`lg` of the styles); below it is folded away. */
const WIDE = '(min-width: 64rem)'

export const isTreeInSight = () => matchMedia(WIDE).matches

export function useTreeInSight(): boolean {
  return useSyncExternalStore(followWidth, isTreeInSight, () => false)
}

function followWidth(listener: () => void): () => void {
  const medium = matchMedia(WIDE)
  medium.addEventListener('change', listener)
  return () => medium.removeEventListener('change', listener)
}
