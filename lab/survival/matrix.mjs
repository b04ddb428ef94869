import { DRAWER_SCREENS, SCREENS } from '../../scripts/lib/screens.mjs'
import { isGone } from './gone.mjs'
import { held } from './stored.mjs'

/**
 * Every screen × everything that it loads × every fault. A run that ends early has been everywhere: each thing fails in
 * one way before any fails in a second. With `again` only what has not held is tried anew. Gives how many cases are left,
 * and how many screens did not open though nothing failed.
 */
export async function runMatrix(site, { cases, faults, isChosen, kept, shard, again, until }) {
  const addresses = [...SCREENS, ...DRAWER_SCREENS].filter(
    (address, at) => isChosen(address) && at % shard.count === shard.index - 1,
  )
  const sessions = [...site.sessions, ...site.waitingSessions]
  const opened = await atOnce(sessions, addresses, (session, address) =>
    healthyOf(cases, kept, session, address),
  )
  const screens = opened.filter((screen) => screen !== undefined)
  const all = cases.cases(screens, faults).filter((item) => {
    const known = kept.find(item)
    return again ? known !== undefined && !held(known) : known === undefined
  })
  console.log(`${screens.length} 个页面，${all.length} 个要试`)
  const started = Date.now()
  let done = 0
  const tryOne = async (session, item) => {
    if (Date.now() > until) return
    kept.add(await tryCase(cases, session, item))
    done += 1
    if (done % 50 === 0) {
      const seconds = (Date.now() - started) / 1000 / done
      console.log(`${done}/${all.length}，还要 ${Math.ceil((seconds * (all.length - done)) / 60)} 分钟`)
    }
  }
  await atOnce(sessions, all, tryOne)
  return { left: all.length - done, unopened: opened.length - screens.length }
}

/** A screen without a failure; undefined where it did not open, which the next run tries again. */
async function healthyOf(cases, kept, session, address) {
  const known = kept.healthy(address)
  if (known) return known
  try {
    return kept.keepHealthy(address, await cases.healthy(session, address))
  } catch (error) {
    if (isGone(session, error)) throw error
    console.error(`${address} 没有打开：${String(error).split('\n')[0]}`)
    return undefined
  }
}

/** One thing of one screen failing in one way: what became of the screen, and whether 重试 brought it back. */
async function tryCase(cases, session, item) {
  const { address, target, fault } = item
  const result = { address, target, fault: fault.name }
  try {
    return { ...result, ...(await cases.look(session, item)) }
  } catch (error) {
    if (isGone(session, error)) throw error
    return { ...result, verdict: `没有打开：${String(error).split('\n')[0]}`, reported: false }
  }
}

/** Does `act` for each item, as many at once as there are sessions. */
export async function atOnce(sessions, items, act) {
  const queue = [...items.entries()]
  const results = []
  await Promise.all(
    sessions.map(async (session) => {
      for (let next = queue.shift(); next; next = queue.shift())
        results[next[0]] = await act(session, next[1])
    }),
  )
  return results
}
