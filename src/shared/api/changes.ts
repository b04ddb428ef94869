import type { QueryClient } from '@tanstack/react-query'
import type { CallName, Endpoint } from '~/contracts/endpoint'
import { tellChanged } from '~/shared/lib/storage/other-tabs'

/** A write, and what the contract says it changes. */
export type Write = Pick<Endpoint, 'changes' | 'session'>

/** Whether the answer under a query key may be another one after a write. Keys begin with method and path (`call`). */
export function isChangedBy(
  { changes = [] }: Pick<Write, 'changes'>,
  [method, path]: readonly unknown[],
): boolean {
  return changes.some((name: CallName) => name === `${method} ${path}`)
}

/** Asks anew for what a write has changed: at once for what is on the screen, for the rest when it is wanted. Other tabs do. */
export function dropChanged(client: QueryClient, write: Write): void {
  if (write.session) dropAnswers(client)
  else {
    void askAnew(client, write)
    tellChanged(write.changes ?? [])
  }
}

/** Asks anew for what a write has changed, here or in another tab. */
export function askAnew(client: QueryClient, write: Pick<Write, 'changes'>): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => isChangedBy(write, queryKey) })
}

/** Drops what the person before, or a guest, was answered; what is on the screen is asked anew. */
export function dropAnswers(client: QueryClient): void {
  client.removeQueries({ type: 'inactive' })
  void client.resetQueries({ type: 'active' })
}
