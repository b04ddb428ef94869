import type { QueryClient } from '@tanstack/react-query'
import type { CallName } from '~/contracts/endpoint'
import { askAnew } from '~/shared/api/changes'
import { hearChanged } from '~/shared/lib/storage/other-tabs'

/** Asks anew for what other tabs have changed: at once where somebody looks, else when they come back. */
export function followTabs(client: QueryClient): void {
  const waiting = new Set<string>()
  const catchUp = () => {
    if (document.visibilityState !== 'visible' || waiting.size === 0) return
    const changes = [...waiting] as CallName[]
    waiting.clear()
    void askAnew(client, { changes })
  }
  hearChanged((calls) => {
    for (const call of calls) waiting.add(call)
    catchUp()
  })
  document.addEventListener('visibilitychange', catchUp)
}
