import fc from 'fast-check'
import { SCREENS } from '../../scripts/lib/screens.mjs'
import { entryOf, PERSONAS } from './entry.mjs'
import { differenceOf, failures, noteForms, settle, stateOf } from './page-state.mjs'
import { beginUse, OPENING_MS } from './screen.mjs'

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

/** Before what is there is compared: all has come, all is written. */
const WHOLE = { still: 250, most: 12_000 }
/** A page stands within this, on a machine that has much else to do; it is looked at again after each `AGAIN_MS`. */
export const STANDS_MS = 20_000
export const AGAIN_MS = 120

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

/** The steps of a walk, the same for the same seed: `{ kind, at }`, where `at` chooses among what there is. */
export function stepsOf(seed, count) {
  return fc.sample(STEP, { seed, numRuns: count })
}

/** Does one thing; gives what it was, and what was wrong with it. What cannot be done here is passed over. */
export async function takeStep(walker, { kind, at }) {
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
export async function begin(walker, seed) {
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
