import { cleanedAddress } from '~/shared/address/cleaned-address'
import { mounted } from '~/shared/lazy/mounted'
import { notify } from '~/shared/lib/browser/notify'

/**
 * Takes off the address what a chat or a mail has left on it, before anybody reads it: now, and where another address of
 * this page is put in its place. An entry that the router has written stays: what somebody types may end in any mark.
 */
export function tidyAddress(): void {
  tidy()
  // Before the router, which listens from when it is made.
  addEventListener('popstate', tidy)
}

function tidy(): void {
  if (history.state !== null) return
  const { pathname, search, hash, isCut } = cleanedAddress(location)
  const clean = pathname + search + hash
  if (clean === location.pathname + location.search + location.hash) return
  // The router has put its own in place of `history.replaceState`, and reads the address by itself.
  History.prototype.replaceState.call(history, null, '', clean)
  if (isCut) void mounted.then(() => notify.info(NOTICE))
}

const NOTICE = '链接里多带了别的字，已经去掉'
