import { type AnyRouter, type BlockerFn, redirect } from '@tanstack/react-router'
import { isWithoutData, NothingHereError } from '~/entities/place/without-data'
import { settings } from '~/shared/lib/browser/settings'
import { openPrompt } from '~/shared/session/prompts'
import { currentSession, lacksBasics } from '~/shared/session/session'

/** A signed-in person whose role may not see a page. */
export class ForbiddenError extends Error {
  override readonly name = 'ForbiddenError'
}

interface Place {
  readonly href: string
  readonly pathname?: string
}

/** What a page asks of its visitor. */
interface Rule {
  readonly requiresLogin?: boolean
  readonly roles?: readonly number[]
}

interface GuardContext {
  readonly matches: readonly { staticData: Rule }[]
  readonly location: Place
  readonly preload: boolean
}

/**
 * The guest marker of S1 §4: set when somebody without a token makes their first navigation, cleared by the next.
 * While the first one has not arrived there is no page to stay on: it is a direct visit.
 */
let placeToStayOn: () => Place | undefined = () => undefined

/** Which dialog has to be answered before a page with these rules can be seen; undefined when none has. */
function missingFor(rules: readonly Rule[]): 'login' | 'complete-info' | undefined {
  // Without a server there are no accounts: what is there, everybody sees.
  if (settings.alone) return undefined
  // Nobody completes a record for a page that stays closed to them.
  if (isForbidden(rules)) return undefined
  if (rules.some((rule) => rule.requiresLogin)) return missingOfVisitor()
  // A guest has no role that a page could allow.
  return rules.some((rule) => rule.roles) && !currentSession() ? 'login' : undefined
}

/** Whether somebody is signed in whose role may not see a page with these rules. */
function isForbidden(rules: readonly Rule[]): boolean {
  const roleId = currentSession()?.user.roleId
  return roleId !== undefined && rules.some((rule) => rule.roles && !rule.roles.includes(roleId))
}

function missingOfVisitor(): 'login' | 'complete-info' | undefined {
  const user = currentSession()?.user
  if (!user) return 'login'
  return lacksBasics(user) ? 'complete-info' : undefined
}

/**
 * Lets a navigation pass. Otherwise a guest gets the login dialog, and a student without province or year the step
 * that asks for them. A role without permission gets the 无权访问 page. Inside the product the page behind stays;
 * on a direct visit /about stands behind the dialog.
 */
export function guard({ matches, location, preload }: GuardContext): void {
  if (preload) return
  const rules = matches.map((match) => match.staticData)
  const isOfAccounts = settings.alone === true && rules.some((rule) => rule.roles)
  if (isOfAccounts || isWithoutData(location.pathname ?? '')) throw new NothingHereError('这里没有数据')
  const missing = missingFor(rules)
  if (missing) {
    // The place one is on may itself be guarded: after a logout in another tab there is nothing to stay on.
    const place = placeToStayOn()
    if (!place || place.href === location.href) {
      throw redirect({ to: '/about', search: { next: location.href }, replace: true })
    }
    openPrompt({ kind: missing, next: location.href })
    throw redirect({ href: place.href, replace: true })
  }
  if (isForbidden(rules)) throw new ForbiddenError('无权访问')
}

/**
 * Stops a navigation inside the product to a page that its visitor may not see yet, before it begins: the dialog opens
 * and the history gets no entry. What slips through (a redirect to such a page) is caught by `guard`.
 */
export function keepGuestsInPlace(router: AnyRouter): () => void {
  const before = pageBefore(router)
  placeToStayOn = () => router.state.resolvedLocation ?? before
  const blockerFn: BlockerFn = ({ nextLocation }) => {
    if (!router.state.resolvedLocation) return false
    const { pathname, href } = router.parseLocation(nextLocation)
    const missing = missingFor(rulesOf(router, pathname))
    if (missing) openPrompt({ kind: missing, next: href })
    return missing !== undefined
  }
  return router.history.block({ blockerFn, enableBeforeUnload: false })
}

function rulesOf(router: AnyRouter, pathname: string): Rule[] {
  const [routes] = router.getMatchedRoutes(pathname)
  return routes.map((route) => route.options.staticData ?? {})
}

/**
 * The page of the product that led here: its link was followed before the application had loaded, or into another tab.
 * Undefined on a direct visit, and for a page that its visitor could not be sent back to.
 */
function pageBefore(router: AnyRouter): Place | undefined {
  const product = location.origin + import.meta.env.BASE_URL.replace(/\/$/, '')
  if (!document.referrer.startsWith(`${product}/`)) return undefined
  const href = document.referrer.slice(product.length)
  const [pathname = '/'] = href.split(/[?#]/)
  return missingFor(rulesOf(router, pathname)) ? undefined : { href }
}

interface AboutContext {
  /** Where a guest wanted to go, as the address of /about says it. */
  readonly next: string | undefined
  readonly preload: boolean
}

/**
 * /about behind the dialog: opens the dialog that leads to `next`, on a reload and from a copied address too. Who has
 * signed in elsewhere meanwhile goes on to it.
 */
export function promptOnArrival({ next, preload }: AboutContext): void {
  if (next === undefined || preload) return
  const missing = missingOfVisitor()
  if (!missing) throw redirect({ href: next, replace: true })
  openPrompt({ kind: missing, next })
}
