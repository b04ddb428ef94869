import type { QueryClient } from '@tanstack/react-query'
import type { RegisteredRouter } from '@tanstack/react-router'
import { dropAnswers } from '~/shared/api/changes'
import { endPendingCreations } from '~/shared/api/creation-key'
import { closePrompt } from './prompts'
import { clearSession, expireSession, leaveSession } from './session'

interface Product {
  readonly queryClient: QueryClient
  readonly router: RegisteredRouter
}

/** Names the act of logging out. While it is under way, no answer ends the session by itself. */
export const LOG_OUT = ['log out']

/** How a session ends. */
export type SessionEnd =
  /** By itself: the work stays, and the next login leads to `next`. */
  | { readonly next: string }
  /** By itself on a page that is for everybody: the page stays, and is a guest's. */
  | { readonly stays: true }
  /** By the person: their work goes or waits for them, or this browser forgets everything, of others too. */
  | { readonly work: 'goes' | 'waits' | 'all goes' }

/**
 * Ends the session of this browser and leads to /sso (S1 §4), or stays on a page that needs none. Gives up the calls in flight, forgets the person and
 * every answer they got.
 */
export function endSession({ queryClient, router }: Product, end: SessionEnd): void {
  closePrompt()
  endPendingCreations()
  void queryClient.cancelQueries()
  if ('stays' in end) {
    expireSession()
    dropAnswers(queryClient)
    // The guards look again at who is there.
    void router.invalidate()
    return
  }
  const next = 'next' in end ? end.next : undefined
  if (next !== undefined) expireSession()
  else if ('work' in end && end.work !== 'all goes') leaveSession(end.work === 'waits')
  else clearSession()
  queryClient.clear()
  // A page with unsaved changes must not hold back somebody whose session is over.
  void router.navigate({ to: '/sso', search: { next }, ignoreBlocker: true })
}
