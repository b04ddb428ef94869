import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** From this width on the tree stands beside the text (`lg` of the styles); below it is folded away. */
const WIDE = '(min-width: 64rem)'

const isTreeInView = () => !import.meta.env.SSR && matchMedia(WIDE).matches

/** Whether the tree tells where something stands: it is in view, or has come already. Else a smaller answer is asked for. */
export function isTreeAsked(
  client: QueryClient,
  { queryKey }: { readonly queryKey: readonly unknown[] },
): boolean {
  return isTreeInView() || client.getQueryData(queryKey) !== undefined
}

export function useTreeInView(): boolean {
  return useSyncExternalStore(followWidth, isTreeInView, () => false)
}

function followWidth(listener: () => void): () => void {
  const medium = matchMedia(WIDE)
  medium.addEventListener('change', listener)
  return () => medium.removeEventListener('change', listener)
}
