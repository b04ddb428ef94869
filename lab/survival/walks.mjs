import { isGone } from './gone.mjs'
import { atOnce } from './matrix.mjs'
import { noteAsked, settle, standing, wrongCounts } from './page-state.mjs'
import { newContext, OPENING_MS, withoutPrefetch } from './screen.mjs'
import { AGAIN_MS, begin, STANDS_MS, stepsOf, takeStep } from './walk-steps.mjs'

/** Ten walks unless others are asked for. */
export const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
export const STEPS = 200

/** A control that cannot be pressed is passed over. */
const STEP_MS = 1500
/** Nothing has changed for so long after a step; and where something hangs, nobody waits longer than this. */
const STILL_MS = 40
const MOST_MS = 600
/** A count is right within this. */
const COUNTS_MS = 8000

/**
 * Walks through the product, each by a seed of its own: whoever is signed in presses, types, goes back and meets failures
 * at random. After every step the page stands and its counts are right; what is opened again is as it was left. Gives
 * how many walks are left.
 */
export async function runWalks(site, { seeds, steps, shard, isChosen, kept, again, until }) {
  const all = seeds
    .map((seed) => ({ address: `种子 ${seed}`, target: `${steps} 步`, fault: 'walk', seed }))
    .filter((_, at) => at % shard.count === shard.index - 1)
    .filter((item) => {
      const known = kept.find(item)
      return isChosen(item.address) && (again ? known?.verdict !== undefined : known === undefined)
    })
  console.log(`${all.length} 次走动`)
  let done = 0
  await atOnce([...site.sessions, ...site.waitingSessions], all, async (session, { seed, ...item }) => {
    if (Date.now() > until) return
    const result = { ...item, ...(await walk(session, seed, steps)) }
    if (isGone(session, result.verdict)) throw new Error(`${item.address}：浏览器没有了`)
    kept.add(result)
    console.log(wordsOf(result))
    done += 1
  })
  return all.length - done
}

async function walk(session, seed, steps) {
  const started = Date.now()
  const walker = await openWalker(session)
  const trail = []
  const seen = new Set()
  const acts = stepsOf(seed, steps)
  let verdict = await begin(walker, seed)
  while (!verdict && trail.length < steps) {
    const { words, problem } = await takeStep(walker, acts[trail.length])
    trail.push(words)
    seen.add(new URL(walker.page.url()).pathname)
    verdict = walker.errors[0] ?? problem ?? (await problemOf(walker))
  }
  const url = walker.page.url().replace(session.url, '')
  const ms = Date.now() - started
  await walker.page.close().catch(() => undefined)
  return {
    steps: trail.length,
    pages: seen.size,
    ms,
    ...(verdict && { verdict, url, trail: trail.slice(-LAST) }),
  }
}

/** A tab of its own in the browser of the session, which is emptied: the code is there already. */
async function openWalker(session) {
  session.walking ??= await openBrowser(session)
  const page = await session.walking.newPage()
  const errors = []
  page.on('pageerror', (error) => errors.push(`异常：${error.stack ?? error}`))
  page.on('console', (message) => {
    // What fails on purpose also stands in the console.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      errors.push(`控制台：${message.text()}`)
  })
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
  // What opens in another tab is not followed.
  page.on('popup', (opened) => void opened.close().catch(() => undefined))
  page.setDefaultTimeout(STEP_MS)
  page.setDefaultNavigationTimeout(OPENING_MS)
  await page.goto(`${session.url}/version.json`)
  await page.evaluate(emptyBrowser)
  return { page, errors, url: session.url, isFailing: false }
}

async function openBrowser(session) {
  const context = await newContext(session)
  await context.addInitScript(noteAsked)
  await withoutPrefetch(context)
  return context
}

/** Runs in the page: whoever comes next finds a browser in which nobody has been, but for the code. */
async function emptyBrowser() {
  localStorage.clear()
  sessionStorage.clear()
  for (const { name } of await indexedDB.databases())
    await new Promise((resolve) => {
      const request = indexedDB.deleteDatabase(name)
      request.onsuccess = resolve
      request.onerror = resolve
      request.onblocked = resolve
    })
}

/** Why somebody could not go on from here; undefined where they can. */
async function problemOf(walker) {
  const { page } = walker
  await page.evaluate(settle, { still: STILL_MS, most: MOST_MS }).catch(() => false)
  const held = await wait(page, STANDS_MS, () => page.evaluate(standing).catch(() => '没有打开'))
  if (held) return held
  if (!page.url().startsWith(walker.url)) return `离开了：${page.url()}`
  if (walker.isFailing) return undefined
  const wrong = await wait(page, COUNTS_MS, async () => (await page.evaluate(wrongCounts).catch(() => []))[0])
  return wrong && `数字不对：${wrong[0]}写着 ${wrong[1]}，有 ${wrong[2]}`
}

/** What is still wrong after a while; undefined as soon as nothing is. */
async function wait(page, ms, look) {
  let wrong = await look()
  for (const end = Date.now() + ms; wrong && Date.now() < end; wrong = await look())
    await page.waitForTimeout(AGAIN_MS)
  return wrong
}

/** How many steps before the end of a walk are printed. */
const LAST = 12

/** What a walk has met, in one line, and how it came there. */
function wordsOf({ address, steps, pages, ms, verdict, url, trail }) {
  const head = `${address}：${steps} 步，${pages} 个页面，${Math.round(ms / 1000)} 秒，${verdict ?? '没有问题'}`
  return verdict ? [head, `  ${url}`, ...trail.map((step) => `  - ${step}`)].join('\n') : head
}

/** How many walks have met nothing, and each that has: the seed and the steps bring it back. */
export function printWalks(results) {
  const failed = results.filter(({ verdict }) => verdict)
  const steps = results.reduce((sum, result) => sum + result.steps, 0)
  const seconds = results.reduce((sum, result) => sum + result.ms, 0) / 1000
  return [
    `${results.length} 次走动，${steps} 步，每 200 步 ${((seconds / Math.max(steps, 1)) * 200).toFixed(0)} 秒`,
    `有问题 ${failed.length}`,
    ...failed.map(
      ({ address, steps, verdict, url }) =>
        `- ${address} 第 ${steps} 步 ${url}：${verdict}（--walks --seeds ${address.split(' ')[1]} --steps ${steps}）`,
    ),
  ].join('\n')
}
