import { DRAWER_SCREENS, SCREENS } from '../bench/screens.mjs'
import { isTold, judge, recovered } from './judge.mjs'
import { look, openScreen, patienceFor, retryAll } from './screen.mjs'

/** More failures than a screen answers by asking again itself, and fewer than a person has patience for. */
const FAILS_BEFORE_RETRY = 2

/** Every screen × each call that it makes × every fault. */
export async function runMatrix(site, { faults, only, workers }) {
  const addresses = [...SCREENS, ...DRAWER_SCREENS].filter((address) => !only || address.startsWith(only))
  const cases = []
  for (const address of addresses) {
    const healthy = await openScreen(site, address)
    const whole = await look(healthy.page)
    await healthy.close()
    for (const call of healthy.calls.keys())
      for (const fault of faults) cases.push({ address, call, fault, whole })
  }
  const results = []
  const next = async () => {
    for (let item = cases.shift(); item; item = cases.shift()) results.push(await tryCase(site, item))
  }
  await Promise.all(Array.from({ length: workers }, next))
  return results
}

/** One call of one screen failing in one way: what became of the screen, and whether 重试 brought it back. */
export async function tryCase(site, { address, call, fault, whole }) {
  const screen = await openScreen(site, address, {
    fail: `${call}:${fault.name}`,
    patience: patienceFor(fault),
  })
  const seen = await look(screen.page)
  await screen.close()
  const verdict = judge({ seen, whole, fault, storm: screen.storm, errors: screen.errors })
  const told = isTold(seen)
  return {
    address,
    call,
    fault: fault.name,
    verdict,
    told,
    back: told ? await comesBack(site, { address, call, fault, whole }) : undefined,
  }
}

async function comesBack(site, { address, call, fault, whole }) {
  const fail = `${call}:${fault.name}*${FAILS_BEFORE_RETRY}`
  const { page, close } = await openScreen(site, address, { fail, patience: patienceFor(fault) })
  for (let tries = 0; tries < FAILS_BEFORE_RETRY + 1; tries++) {
    if ((await look(page)).retries > 0) await retryAll(page)
  }
  const back = recovered(await look(page), whole)
  await close()
  return back
}
