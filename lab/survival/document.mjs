import { entryOf } from './entry.mjs'
import { noteAsked, settle } from './page-state.mjs'
import {
  beginUse,
  look,
  newContext,
  OPENING_MS,
  passCharts,
  stormOf,
  watch,
  withoutPrefetch,
} from './screen.mjs'

/** A page without a call of its own, between two screens. */
export const REST = '/recommendation-model'
/** Nothing has changed for so long before a screen is looked at, ms. */
const STILL_MS = 60
/** Code that is on its way is looked for again after this. */
const CODE_MS = 20
/** Nobody waits longer for code. */
const LATEST_CODE_MS = 60_000
/** A chart whose figures have failed is not drawn: so often somebody looks whether one has come. */
const CHART_LOOKS = 2
/** What has not moved for so long is looked at as it is, though still awaited. In ms of the page's own time. */
const MOST_MS = 5000
/** So much longer for whoever is patient. */
const PATIENT = 4
/** A document that has shown so many screens makes room for a new one. */
const USES = 150

/**
 * The document of a session in which screens are shown to one person, one after another, by the router: each as if nothing
 * had been asked before. Its clock can be put forward.
 */
export async function documentFor(session, persona) {
  session.documents ??= new Map()
  const there = session.documents.get(persona)
  if (there && there.uses < USES) {
    there.uses += 1
    return there
  }
  await closeDocument(session, persona)
  const context = await newContext(session, session.browserOptions)
  await context.addInitScript(noteAsked)
  await context.clock.install()
  await withoutPrefetch(context)
  const page = await context.newPage()
  const screen = { context, page, watched: watch(page), uses: 0, url: session.url, persona, patience: 1 }
  session.documents.set(persona, screen)
  await openAnew(screen, REST, '')
  return screen
}

/** What has gone wrong in a document must not be told of the next screen. */
export async function closeDocument(session, persona) {
  const there = session.documents?.get(persona)
  session.documents?.delete(persona)
  await there?.context.close().catch(() => undefined)
}

/**
 * Shows a screen while a call (`METHOD path:fault`, or none) fails: in a new document, as in a browser that has only
 * the code. Or by the router, in the document that is there. `withFrame` asks anew for what the frame around the
 * screens shows as well. Gives whether all was answered and stood still.
 */
export async function show(
  screen,
  address,
  { fail = '', isCold = false, awaited, isPatient, withFrame } = {},
) {
  const { page, watched } = screen
  screen.patience = isPatient ? PATIENT : 1
  if (isCold) {
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    for (const noted of [watched.calls, watched.asked]) noted.clear()
    watched.errors.length = 0
    await openAnew(screen, address, fail)
  } else {
    await page.evaluate(leave, { rest: REST, withFrame })
    for (const noted of [watched.calls, watched.asked]) noted.clear()
    watched.errors.length = 0
    await page.evaluate(arrive, { address, words: wordsOf(fail), withFrame })
  }
  return settled(screen, awaited)
}

async function openAnew({ page, url, persona }, address, fail) {
  // The hour stands still: putting the clock forward makes no other day. Nobody has signed in before.
  const words = { 'qa.clock': 'stop', 'qa.reset': '', ...(fail !== '' && { 'qa.fail': fail }) }
  await page.goto(url + entryOf(address, persona, words), { timeout: OPENING_MS })
  await page.locator('html[data-mounted]').waitFor({ state: 'attached', timeout: OPENING_MS })
  await beginUse(page)
}

const wordsOf = (fail) => new URLSearchParams({ 'qa.fail': fail }).toString()

/** Runs in the page: goes to a page that asks for nothing, and forgets every answer. */
async function leave({ rest, withFrame }) {
  dispatchEvent(new CustomEvent('qa', { detail: 'qa.fail=' }))
  const router = window.__TSR_ROUTER__
  const { queryClient } = router.options.context
  history.pushState({}, '', rest)
  const isThere = () => router.state.status === 'idle' && router.state.resolvedLocation?.pathname === rest
  while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 5))
  await queryClient.cancelQueries()
  // What the frame shows stays in use: a page that asks for the same has to ask by itself.
  if (withFrame) queryClient.removeQueries({ type: 'inactive' })
  else queryClient.clear()
  router.clearCache()
}

/** Runs in the page: the call fails from now on, and the screen is asked for. */
function arrive({ address, words, withFrame }) {
  dispatchEvent(new CustomEvent('qa', { detail: words }))
  if (withFrame) void window.__TSR_ROUTER__.options.context.queryClient.resetQueries()
  history.pushState({}, '', address)
}

/** Waits until the screen says what it has to say. Gives whether all was answered and stood still before the patience ended. */
export async function settled({ page, watched, patience }, awaited) {
  const how = { still: STILL_MS * patience, most: MOST_MS * patience, awaited }
  let isStill = await settleWithCode(page, watched, how)
  for (let looks = 0; looks < CHART_LOOKS && (await passCharts(page)); looks++)
    isStill = await settleWithCode(page, watched, how)
  return isStill
}

async function settleWithCode(page, watched, how) {
  let isStill = await page.evaluate(settle, how)
  for (const end = Date.now() + LATEST_CODE_MS; watched.isFetchingCode() && Date.now() < end; ) {
    await page.waitForTimeout(CODE_MS)
    isStill = await page.evaluate(settle, how)
  }
  return isStill && !watched.isFetchingCode()
}

/** Puts the clock of the page forward, ms: what was due meanwhile happens, once. */
export async function wait(screen, ms, awaited) {
  await screen.page.clock.fastForward(ms)
  await settled(screen, awaited)
}

/** What somebody sees of a screen, and what it has done. */
export async function seen({ page, watched: { asked, errors } }) {
  return { ...(await look(page)), storm: stormOf(asked), errors: [...errors] }
}

/** Presses every 重试 that is in view. */
export function pressAll({ page }) {
  return page.evaluate(() => {
    const buttons = document.querySelectorAll('main button, [role=dialog] button, [role=status] button')
    for (const button of buttons)
      if (button.checkVisibility() && /重试/.test(button.ariaLabel ?? button.textContent)) button.click()
  })
}
