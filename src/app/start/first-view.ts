import type { QueryClient } from '@tanstack/react-query'
import { partsAhead } from '~/shared/lazy/use-lazy-part'

/** To read answers that are there takes a moment; a page is not held back longer for one that is late. */
const PATIENCE_MS = 200

/** Where its first view stands already, the page can wait for their code. */
const FIRST_VIEW_PATIENCE_MS = 400

/** Whether the first answers of the page have come before the application: what the script in the HTML asked for it. */
export function areFirstAnswersThere(): Promise<boolean> {
  const answers = [...(window.zetuPrefetch?.answers.values() ?? [])]
  if (answers.length === 0) return Promise.resolve(false)
  const later = new Promise<boolean>((resolve) => setTimeout(() => resolve(false)))
  return Promise.race([Promise.allSettled(answers).then(() => true), later])
}

/** Whether nobody has begun to use the HTML that was rendered at build time. */
export function isUntouched(): boolean {
  return document.activeElement === document.body && document.querySelector(':popover-open') === null
}

/** Looks at the cache this often without finding a call on its way, before nothing more is expected. */
const QUIET_LOOKS = 3

/** Resolves when the cache waits for nothing, also not for what one answer makes a loader ask next; or after a moment. */
export function readAnswers(client: QueryClient): Promise<void> {
  const until = performance.now() + PATIENCE_MS
  return new Promise((resolve) => {
    let quiet = 0
    const look = () => {
      quiet = client.isFetching() === 0 ? quiet + 1 : 0
      if (quiet === QUIET_LOOKS || performance.now() > until) resolve()
      else setTimeout(look)
    }
    // What is asked is asked a moment after the word that it may be.
    setTimeout(look)
  })
}

/** Resolves when what the first view is drawn with is there: their answers, and code that is on its way; or after a moment. */
export async function readForFirstView(client: QueryClient): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, FIRST_VIEW_PATIENCE_MS))
  await Promise.all([readAnswers(client), isFirstViewDrawn() && Promise.race([partsAhead(), patience])])
}

/** Whether a first view was drawn before the application had loaded. */
export function isFirstViewDrawn(): boolean {
  return window.zetuPrefetch?.leaveFirstView !== undefined
}

/** Ends the drawing of the first view, since the application draws now; where it takes HTML over, that stands there again. */
export function endFirstView(isTakenOver: boolean): void {
  const state = window.zetuPrefetch
  if (!state) return
  state.mayDraw = false
  if (isTakenOver) state.leaveFirstView?.()
}
