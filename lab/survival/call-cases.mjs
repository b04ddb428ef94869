import { personaOf } from '../../scripts/lib/screens.mjs'
import { closeDocument, documentFor, pressAll, seen, settled, show, wait } from './document.mjs'
import { isReported, judge, lacks, requireWhole, secondsUntilNext, UNSAID } from './judge.mjs'
import { endFaults } from './screen.mjs'
import { inTurns } from './turns.mjs'

/** Behind what comes back another part may have failed. */
const TRIES = 6
/** A region without a skeleton, too, says after 8 s that something is awaited. */
const WORD_MS = 9000
/** A line that broke is asked again after a moment. */
const AGAIN_MS = 500
/** Nobody waits longer than this for what will be asked again by itself, and says so or not. */
const MOST_WAIT_MS = 60_000

/** A call of a screen that fails. */
export const callCases = {
  /** A screen of which nothing fails, in a new document and by the router. `isLate` is one that goes on after a moment. */
  healthy: (session, address) => twice(session, address, () => lookAtHealthy(session, address)),

  /**
   * What a screen asks for fails in each way, first in a new document. What only the frame around every screen asks for
   * fails in each way at the first screen. At the others it fails in one.
   */
  cases(screens, faults) {
    const met = new Set()
    const isNew = (what) => !met.has(what) && met.add(what) !== undefined
    const targets = screens.flatMap(({ own, frame, ...screen }) => [
      ...own.map((target) => ({ ...screen, target })),
      ...frame.map((target) => ({ ...screen, target, isOfFrame: true, isElsewhere: !isNew(target) })),
    ])
    return inTurns(targets, faults).flatMap((item) => {
      const isFirst = isNew(`${item.address} ${item.target}`)
      if (item.isElsewhere && !isFirst) return []
      // Whoever has been signed out begins anew.
      return [{ ...item, isCold: isFirst || item.isOfFrame === true || item.fault.leaves === true }]
    })
  },

  /** What becomes of the screen, and whether it comes back once the call answers again. Looked at twice where it is bad. */
  look: (session, item) =>
    twice(session, item.address, async (isSecond) => {
      const result = await lookOnce(session, item, isSecond || item.isLate)
      return { ...result, isBad: result.verdict !== undefined || (result.reported && !result.back) }
    }),
}

/**
 * Looks a second time in a new document where the first look was bad, or came to nothing: on a busy machine all may
 * come late. An earlier screen may have left something behind.
 */
async function twice(session, address, act) {
  const persona = personaOf(address)
  const { isBad = false, ...first } = await act(false).catch(() => ({ isBad: true }))
  if (!isBad) return first
  await closeDocument(session, persona)
  try {
    const { isBad: isStillBad, ...second } = await act(true)
    if (isStillBad) await closeDocument(session, persona)
    return second
  } catch (error) {
    await closeDocument(session, persona)
    throw error
  }
}

async function lookAtHealthy(session, address) {
  const screen = await documentFor(session, personaOf(address))
  const cold = await seenWhole(screen, address, { isCold: true })
  const atStart = [...screen.watched.calls.keys()]
  const whole = await seenWhole(screen, address)
  const own = [...screen.watched.calls.keys()]
  await show(screen, address)
  const isLate = lacks(await seen(screen), whole) !== undefined
  const frame = atStart.filter((call) => !own.includes(call))
  return { address, words: { cold: cold.words, whole: whole.words }, own, frame, isLate }
}

/** A cell that waits for its figure may look like one that has none: what is asked must have been answered, too. */
async function seenWhole(screen, address, how = {}) {
  const isStill = await show(screen, address, { ...how, isPatient: true })
  return requireWhole({ ...(await seen(screen)), isStill })
}

async function lookOnce(session, { address, target, fault, words, isCold }, isPatient) {
  const screen = await documentFor(session, personaOf(address))
  const whole = { words: isCold ? words.cold : words.whole }
  const awaited = fault.slow ? target : undefined
  const isStill = await show(screen, address, { fail: `${target}:${fault.name}`, isCold, awaited, isPatient })
  if (fault.breaks) await wait(screen, AGAIN_MS)
  let view = await seen(screen)
  if (fault.slow && !isReported(view) && lacks(view, whole)) {
    await wait(screen, WORD_MS, awaited)
    view = await seen(screen)
  }
  const reported = isReported(view)
  const verdict = judge({ seen: view, whole, fault, storm: view.storm, errors: view.errors })
  // On a machine that has much else to do an answer may still be on its way: nothing is known of the screen then.
  if (verdict === UNSAID && isPatient && !isStill) throw new Error('还在等回答')
  const second = reported ? await comesBack(screen, whole, fault, { address, isCold }) : {}
  if (fault.leaves) await closeDocument(session, personaOf(address))
  return { verdict, reported, back: reported && second.lack === undefined, ...second }
}

/**
 * What is still missing once somebody has done all that helps. They have pressed every 重试, and waited for what is asked
 * again by itself, as long as the page says. Or they have opened the screen anew, with the right to it or signed in
 * again; and how long they have waited, ms.
 */
async function comesBack(screen, whole, { refuses, leaves }, { address, isCold }) {
  await endFaults(screen.page)
  if (refuses || leaves) await show(screen, address, { isCold })
  let view = await seen(screen)
  let waited = 0
  for (let tries = 0; tries < TRIES && lacks(view, whole) && waited < MOST_WAIT_MS; tries++) {
    if (view.retries > 0) {
      await pressAll(screen)
      await settled(screen)
    } else {
      const ms = secondsUntilNext(view) * 1000
      await wait(screen, ms)
      waited += ms
    }
    view = await seen(screen)
  }
  return { lack: lacks(view, whole), waited }
}
