import { isTold, lacks } from './judge.mjs'
import { endFaults, look, newContext, OPENING_MS, openScreen, retryAll, SOON_MS } from './screen.mjs'

/** Behind what comes back another part may have failed. */
const TRIES = 3

/** A region without a skeleton, too, says after 8 s that something is awaited. */
const WORD_MS = 9000

/** What the product asks for at its start (S1 §4). */
export const STARTUP = /^GET \/api\/(province\/list|school\/(types|institution|listFeature))$/

/** One browser for all screens of a desk: what is looked at comes after the code. */
async function open(desk, address, faults) {
  desk.page ??= await (await newContext(desk)).newPage()
  return openScreen(desk, address, faults)
}

/** A call of a screen that fails. */
export const callCases = {
  async healthy(desk, address) {
    const screen = await open(desk, address)
    const whole = await look(screen.page)
    await screen.close()
    return { address, whole, calls: [...screen.calls.keys()] }
  },

  /** The first call of every screen, then the second; at the end what the product asks for at its start, on all alike. */
  targets(screens) {
    const all = screens.flatMap(({ address, whole, calls }) => {
      const own = calls.filter((call) => !STARTUP.test(call))
      const common = calls.filter((call) => STARTUP.test(call))
      return [...own, ...common].map((target, at) => ({
        address,
        whole,
        target,
        at: own[at] ? at : at + 1000,
      }))
    })
    return all.toSorted((a, b) => a.at - b.at)
  },

  /** What becomes of the screen, and whether 重试 brings it back once the call answers again. */
  async look(desk, { address, target, fault, whole }) {
    const screen = await open(desk, address, {
      fail: `${target}:${fault.name}`,
      ...(!fault.breaks && { quiet: SOON_MS }),
    })
    let seen = await look(screen.page)
    if (fault.slow && !isTold(seen) && lacks(seen, whole)) {
      await screen.page.waitForTimeout(WORD_MS)
      await screen.settled()
      seen = await look(screen.page)
    }
    const { storm, errors } = screen
    const told = isTold(seen)
    const lack = told ? await comesBack(screen, whole, fault) : undefined
    await screen.close()
    return { seen, storm: storm(), errors, told, back: told && lack === undefined, lack }
  },
}

/** What is still missing when every 重试 has been pressed, or the screen of a refusal opened anew. */
async function comesBack(screen, whole, { refuses }) {
  await endFaults(screen.page)
  if (refuses) {
    const address = new URL(screen.page.url())
    address.searchParams.delete('qa.fail')
    await screen.page.goto(address.href)
    await screen.page.locator('html[data-mounted]').waitFor({ state: 'attached', timeout: OPENING_MS })
    await screen.settled()
  }
  let seen = await look(screen.page)
  for (let tries = 0; tries < TRIES && seen.retries > 0; tries++) {
    await retryAll(screen)
    seen = await look(screen.page)
  }
  return lacks(seen, whole)
}
