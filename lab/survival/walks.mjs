import fc from 'fast-check'
import { SCREENS } from '../../scripts/lib/screens.mjs'
import { entryOf, PERSONAS } from './entry.mjs'
import { isGone } from './gone.mjs'
import { atOnce } from './matrix.mjs'
import {
  differenceOf,
  failures,
  noteAsked,
  noteForms,
  settle,
  standing,
  stateOf,
  wrongCounts,
} from './page-state.mjs'
import { beginUse, newContext, OPENING_MS, withoutPrefetch } from './screen.mjs'

/** Ten walks unless others are asked for. */
export const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
export const STEPS = 200

/** What may become of any call, from then on until the line is whole again. */
const FAULTS = ['500', '503', 'busy', 'html', 'offline', 'malformed', 'reset', 'shape', 'null', '401', '403']
const TEXTS = ['合肥', '601', '计算机', '𠮷', '<b>', ' ', '-1', '13800008000', '不能丢的话'.repeat(40)]
/** What people do, and how often. `enter` is somebody else, in a new document; `reopen` looks at what is there again. */
const KINDS = {
  press: 24,
  type: 5,
  choose: 4,
  key: 3,
  back: 2,
  forward: 1,
  reopen: 2,
  open: 3,
  enter: 0.3,
  resize: 1,
  fail: 1,
  heal: 2,
}
const KEYS = ['Escape', 'Tab', 'Enter', 'Space', 'ArrowDown', 'Control+z', 'Home']
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** A control that cannot be pressed is passed over. */
const STEP_MS = 1500
/** Nothing has changed for so long after a step; and where something hangs, nobody waits longer than this. */
const STILL_MS = 40
const MOST_MS = 600
/** Before what is there is compared: all has come, all is written. */
const WHOLE = { still: 250, most: 12_000 }
/** A page stands, and a count is right, within this, on a machine that has much else to do. */
const STANDS_MS = 20_000
const COUNTS_MS = 8000
const AGAIN_MS = 120
/** The weights of the steps in whole numbers. */
const TENTHS = 10

const STEP = fc.record({
  kind: fc.oneof(
    ...Object.entries(KINDS).map(([kind, weight]) => ({
      weight: weight * TENTHS,
      arbitrary: fc.constant(kind),
    })),
  ),
  at: fc.noBias(fc.nat({ max: 1_000_000 })),
})

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
  const acts = fc.sample(STEP, { seed, numRuns: steps })
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

/** Does one thing; gives what it was, and what was wrong with it. What cannot be done here is passed over. */
async function takeStep(walker, { kind, at }) {
  const { page } = walker
  const said = async (words, act) => {
    await act().catch(() => undefined)
    return { words: `${kind} ${words}` }
  }
  const pick = (all) => all[at % all.length]
  if (kind === 'open') return said(pick(SCREENS), () => open(page, pick(SCREENS)))
  if (kind === 'enter') return { words: `enter ${pick(PERSONAS)}`, problem: await enter(walker, at) }
  if (kind === 'back') return said('', () => goBack(page))
  if (kind === 'forward') return said('', () => page.evaluate(() => history.forward()))
  if (kind === 'reopen') return { words: 'reopen', problem: await reopen(walker) }
  if (kind === 'resize') return said('', () => page.setViewportSize(pick(SIZES)))
  if (kind === 'key') return said(pick(KEYS), () => page.keyboard.press(pick(KEYS)))
  if (kind === 'fail') return said(pick(FAULTS), () => fail(walker, `*:${pick(FAULTS)}~40`))
  if (kind === 'heal') return said('', () => fail(walker, ''))
  const control = await choose(page, kind, at)
  if (!control) return { words: `${kind} —` }
  const { name, options, x, y } = control
  const marked = page.locator('[data-walk]').first()
  if (kind === 'type') return said(name, () => marked.fill(TEXTS[at % TEXTS.length]))
  if (kind === 'choose') return said(name, () => marked.selectOption({ index: at % options }))
  // Whatever lies on top there is pressed, as with a finger.
  return said(name, () => page.mouse.click(x, y))
}

/** Not further than to where the walk began: before it there is no page of this site. */
function goBack(page) {
  return page.evaluate(() => navigation.canGoBack && history.back())
}

/** Marks one of the controls that are in use now: those of the dialog on top, where there is one. */
function choose(page, kind, at) {
  return page
    .evaluate(
      ([kind, at]) => {
        const selectors = {
          press:
            'a[href], button, summary, input[type=checkbox], input[type=radio], [role=tab], [role=option]',
          type: 'input:not([type=checkbox]):not([type=radio]):not([type=file]):not([type=range]), textarea, [contenteditable=true]',
          choose: 'select',
        }
        for (const element of document.querySelectorAll('[data-walk]')) delete element.dataset.walk
        const top = [...document.querySelectorAll('[role=dialog]')].filter((d) => d.checkVisibility()).at(-1)
        // The description of the interface is no page of the product.
        const leaves = ({ origin, pathname, download }) =>
          origin !== location.origin || pathname.startsWith('/__') || download
        const isUsable = (element) =>
          element.checkVisibility() &&
          !element.disabled &&
          !element.readOnly &&
          !(element instanceof HTMLAnchorElement && leaves(element))
        const all = [...(top ?? document).querySelectorAll(selectors[kind])].filter(isUsable)
        const element = all[at % all.length]
        if (!element) return undefined
        element.dataset.walk = ''
        const name = element.ariaLabel ?? element.labels?.[0]?.textContent ?? element.textContent ?? ''
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { left, top: above, width, height } = element.getBoundingClientRect()
        return {
          name: name.trim().slice(0, 40),
          options: element.options?.length ?? 0,
          x: left + width / 2,
          y: above + height / 2,
        }
      },
      [kind, at],
    )
    .catch(() => undefined)
}

/** Goes to another page as a link does, in the same document. */
async function open(page, address) {
  await page.evaluate((address) => history.pushState({}, '', address), address)
}

/** The first page of the walk, in the place of the empty one: there is no way back behind it, and nobody comes from it. */
async function begin(walker, seed) {
  await walker.page.evaluate(
    (address) => {
      document.head.append(
        Object.assign(document.createElement('meta'), { name: 'referrer', content: 'no-referrer' }),
      )
      location.replace(address)
    },
    entryAt(walker, seed),
  )
  return stand(walker)
}

/** The same page in a new document. Who it is has been said already: a guest is not to come in as nobody has been here. */
function reloadPage(walker) {
  const address = new URL(walker.page.url())
  address.searchParams.delete('qa.persona')
  return load(walker, address.href)
}

/** Somebody else comes in, in a new document, and the line is whole. */
async function enter(walker, at) {
  walker.isFailing = false
  return load(walker, entryAt(walker, at))
}

function entryAt({ url }, at) {
  return url + entryOf(SCREENS[at % SCREENS.length], PERSONAS[at % PERSONAS.length])
}

async function load(walker, address) {
  try {
    await walker.page.goto(address)
    return await stand(walker)
  } catch (error) {
    return `没有打开：${String(error).split('\n')[0]}`
  }
}

async function stand({ page }) {
  try {
    await page.locator('html[data-mounted]').waitFor({ state: 'attached', timeout: OPENING_MS })
    return undefined
  } catch (error) {
    return `没有打开：${String(error).split('\n')[0]}`
  }
}

function fail(walker, words) {
  walker.isFailing = words !== ''
  return walker.page.evaluate(
    (detail) => window.dispatchEvent(new CustomEvent('qa', { detail })),
    new URLSearchParams({ 'qa.fail': words }).toString(),
  )
}

/**
 * Opens the address again, as after a reload: what was chosen, marked, typed and saved is there, unless the page would
 * ask before it is left. Only where all calls answer and nothing on the page has failed.
 */
async function reopen(walker) {
  const { page } = walker
  if (walker.isFailing) return reloadPage(walker)
  const isWhole = await page.evaluate(settle, WHOLE).catch(() => false)
  const before = await page.evaluate(stateOf).catch(() => undefined)
  const failed = await page.evaluate(failures).catch(() => [])
  const problem = await reloadPage(walker)
  if (problem || !before || !isWhole || failed.length > 0 || before.asks) return problem
  // What stands below the first figures is asked for when somebody is at work on the page.
  await beginUse(page).catch(() => undefined)
  let difference
  for (const end = Date.now() + STANDS_MS; ; await page.waitForTimeout(AGAIN_MS)) {
    await page.evaluate(settle, WHOLE).catch(() => false)
    const after = await page.evaluate(stateOf).catch(() => undefined)
    difference = after && differenceOf(before, after)
    if (difference === undefined || Date.now() > end) break
  }
  await page.evaluate(noteForms).catch(() => undefined)
  return difference && `重新打开后不一样：${difference}`
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
