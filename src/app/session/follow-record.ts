import type { QueryClient } from '@tanstack/react-query'
import type { UserInfo } from '~/contracts/auth'
import { ROLE_LABELS } from '~/contracts/reference'
import { isForbidden } from '~/shared/api/is-missing'
import { noMoreCalls } from '~/shared/api/traffic'
import { mounted } from '~/shared/lazy/mounted'
import { notify } from '~/shared/lib/browser/notify'
import { currentSession, updateUser } from '~/shared/session/session'
import { fetchPresentRecord } from '~/shared/session/user-record'

export interface Host {
  readonly queryClient: QueryClient
  readonly router: { invalidate(): unknown }
}

/** A record that was asked for so lately is not asked for again. Coming back or being refused changes nothing. */
const FRESH_MS = 30_000

/**
 * Notices that a role, VIP or the basics of the signed-in person have been changed elsewhere: asks for the record once
 * the page has what it needs, on return to the tab, and after a refusal.
 */
export function followRecord(host: Host): void {
  let askedAt = 0
  const renew = async () => {
    const session = currentSession()
    if (session === undefined || Date.now() - askedAt < FRESH_MS) return
    askedAt = Date.now()
    // A failure says nothing: the record stays, and is asked for again.
    const user = await fetchPresentRecord(session.user).catch(() => undefined)
    if (user !== undefined && currentSession()?.token === session.token) take(host, session.user, user)
  }
  const renewAfterRefusal = ({ type, action }: CacheEvent) => {
    if (type === 'updated' && action?.type === 'error' && isForbidden(action.error)) void renew()
  }
  void mounted.then(noMoreCalls).then(renew)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void renew()
  })
  host.queryClient.getQueryCache().subscribe(renewAfterRefusal)
  host.queryClient.getMutationCache().subscribe(renewAfterRefusal)
}

/** What the two caches tell of a change. */
interface CacheEvent {
  readonly type: string
  readonly action?: { readonly type: string; readonly error?: unknown }
}

function take({ queryClient, router }: Host, before: UserInfo, now: UserInfo): void {
  updateUser(now)
  const words = changeWords(before, now)
  if (words === undefined) return
  notify.info(words)
  // What is on the screen stays until the answer for the new right has come: nothing that is being typed is lost.
  void queryClient.invalidateQueries()
  // The guards look again at who is there.
  void router.invalidate()
}

/** What somebody is told of a change of their rights; undefined where there is none. */
export function changeWords(before: UserInfo, now: UserInfo): string | undefined {
  if (before.roleId !== now.roleId) return `你的身份已变为${ROLE_LABELS[now.roleId]}`
  if (before.auth !== now.auth) return now.auth ? 'VIP 已开通' : 'VIP 已结束'
  return undefined
}
