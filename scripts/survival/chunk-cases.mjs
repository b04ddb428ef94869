import { isTold, recovered } from './judge.mjs'
import { look, newContext, openScreen, retryAll, settle } from './screen.mjs'

/** The parts that are fetched when a page has nothing else to do come this long after it. */
const IDLE_MS = 2500
/** Asked again once, then in a new document: some browsers remember a file that failed. */
const TRIES = 3

/** A file of the code that a screen loads late, and that does not come. Nothing may be in the cache of the browser. */
export const chunkCases = {
  async healthy(desk, address) {
    const context = await newContext(desk)
    const files = new Set()
    context.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (desk.late.has(pathname)) files.add(pathname)
    })
    const { page } = await openScreen({ ...desk, context }, address)
    await page.waitForTimeout(IDLE_MS)
    const whole = await look(page)
    await context.close()
    return { address, whole, files: [...files] }
  },

  /** Each file once, at the first screen that loads it. */
  targets(screens) {
    const firstOf = new Map()
    for (const { address, whole, files } of screens)
      for (const target of files) if (!firstOf.has(target)) firstOf.set(target, { address, whole, target })
    return [...firstOf.values()]
  },

  /** What becomes of the screen; the line comes back by itself, a new version stays until a new document asks for it. */
  async look(desk, { address, target, fault, whole }) {
    desk.files.fail(target, fault.name)
    const { page, errors, storm, close } = await openScreen(desk, address)
    await page.waitForTimeout(IDLE_MS)
    const seen = await look(page)
    const told = isTold(seen)
    if (fault.name === 'offline') desk.files.heal()
    const back = told ? await comesBack(page, whole) : undefined
    await close()
    return { seen, storm: storm(), errors: [...errors], told, back }
  },
}

async function comesBack(page, whole) {
  for (let tries = 0; tries < TRIES; tries++) {
    if ((await look(page)).retries > 0) await retryAll(page)
    await page.locator('html[data-mounted]').waitFor({ state: 'attached' })
    await settle(page)
  }
  return recovered(await look(page), whole)
}
