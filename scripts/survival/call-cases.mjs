import { isTold, recovered } from './judge.mjs'
import { endFaults, look, newContext, openScreen, retryAll } from './screen.mjs'

/** Behind what comes back another part may have failed. */
const TRIES = 3

/** What the product asks for at its start (S1 §4). */
export const STARTUP = /^GET \/api\/(province\/list|school\/(types|institution|listFeature))$/

/** One browser for all screens of a desk: what is looked at comes after the code. */
async function open(desk, address, faults) {
  desk.context ??= await newContext(desk)
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
    const screen = await open(desk, address, { fail: `${target}:${fault.name}` })
    const seen = await look(screen.page)
    const { storm, errors } = screen
    const told = isTold(seen)
    const back = told ? await comesBack(screen.page, whole) : undefined
    await screen.close()
    return { seen, storm: storm(), errors, told, back }
  },
}

async function comesBack(page, whole) {
  await endFaults(page)
  for (let tries = 0; tries < TRIES; tries++) {
    if ((await look(page)).retries > 0) await retryAll(page)
  }
  return recovered(await look(page), whole)
}
