import { isReported, judge, lacks, requireWhole } from './judge.mjs'
import { look, newContext, openScreen, retryAll, withoutPrefetch } from './screen.mjs'
import { inTurns } from './turns.mjs'

/** The parts that are fetched when a page has nothing else to do come this long after it. */
const IDLE_MS = 600
/** Asked again once, then in a new document: some browsers remember a file that failed. */
const TRIES = 3

/** One browser for all screens of a session; nobody fetches the code of pages that this screen only leads to. */
async function open(session, address) {
  if (!session.page) {
    const context = await newContext(session)
    await withoutPrefetch(context)
    session.page = await context.newPage()
  }
  const screen = await openScreen(session, address)
  await screen.page.waitForTimeout(IDLE_MS)
  await screen.settled()
  return screen
}

/** A file of the code that a screen loads late, and that does not come. */
export const chunkCases = {
  async healthy(session, address) {
    session.files.heal()
    const { page, files, close } = await open(session, address)
    const whole = requireWhole(await look(page))
    await close()
    return { address, whole, files: [...files].filter((file) => session.late.has(file)) }
  },

  /** Each file, at the first screen that loads it, in each way. */
  cases(screens, faults) {
    const firstOf = new Map()
    for (const { address, whole, files } of screens)
      for (const target of files) if (!firstOf.has(target)) firstOf.set(target, { address, whole, target })
    return inTurns([...firstOf.values()], faults)
  },

  /** What becomes of the screen; the line comes back by itself, a new version stays until a new document asks for it. */
  async look(session, { address, target, fault, whole }) {
    session.files.fail(target, fault.name)
    const screen = await open(session, address)
    const { page, errors, storm, close } = screen
    const seen = await look(page)
    const reported = isReported(seen)
    if (fault.name === 'offline') session.files.heal()
    const lack = reported ? await comesBack(screen, whole) : undefined
    await close()
    const verdict = judge({ seen, whole, fault, storm: storm(), errors })
    return { verdict, reported, back: reported && lack === undefined, lack }
  },
}

/** What is still missing when every 重试 has been pressed. */
async function comesBack(screen, whole) {
  let seen = await look(screen.page)
  for (let tries = 0; tries < TRIES && seen.retries > 0; tries++) {
    await retryAll(screen)
    await screen.page.locator('html[data-mounted]').waitFor({ state: 'attached' })
    await screen.settled()
    seen = await look(screen.page)
  }
  return lacks(seen, whole)
}
