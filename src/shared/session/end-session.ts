import type { QueryClient } from '@tanstack/react-query'
import type { RegisteredRouter } from '@tanstack/react-router'
import { closePrompt } from './prompts'
import { clearSession, expireSession } from './session'

interface Product {
  readonly queryClient: QueryClient
  readonly router: RegisteredRouter
}

/**
 * Ends the session of this browser and leads to /sso (S1 §4). Gives up the calls in flight, forgets the person and
 * every answer they got. `next` is where the next login leads to, when the session has not ended by the person's own
 * wish.
 */
export function endSession({ queryClient, router }: Product, next?: string): void {
  closePrompt()
  void queryClient.cancelQueries()
  if (next === undefined) clearSession()
  else expireSession()
  queryClient.clear()
  // A page with unsaved changes must not hold back somebody whose session is over.
  void router.navigate({ to: '/sso', search: { next }, ignoreBlocker: true })
}
