import fc from 'fast-check'
import { SCREENS } from '../bench/screens.mjs'
import { atOnce } from './matrix.mjs'
import { newContext, OPENING_MS } from './screen.mjs'

/** Ten walks unless others are asked for. */
export const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
export const STEPS = 200

const NOW = '2026-06-25T10:00:00+08:00'
const PERSONAS = ['guest', 'student', 'vip', 'noprovince', 'planner', 'admin']
/** What may become of any call, from then on until the line is whole again. */
const FAULTS = ['500', '503', 'busy', 'html', 'offline', 'malformed', 'reset', 'shape', 'null', '401', '403']
const TEXTS = ['合肥', '601', '计算机', '𠮷', '<b>', ' ', '-1', '13800008000', '不能丢的话'.repeat(40)]
/** What people do, and how often. A document that is opened anew takes as long as many presses. */
const KINDS = {
  press: 24,
  type: 5,
  choose: 4,
  key: 3,
  back: 2,
  forward: 1,
  reload: 1,
  open: 2,
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
/** The answer of a write, and what it changes on the page. */
const SETTLED_MS = 120
/** A page stands within this, on a machine that has much else to do. */
const STANDS_MS = 20_000

const STEP = fc.record({
  kind: fc.oneof(
    ...Object.entries(KINDS).map(([kind, weight]) => ({ weight, arbitrary: fc.constant(kind) })),
  ),
  at: fc.noBias(fc.nat({ max: 1_000_000 })),
})

/**
 * Walks through the product, each by a seed of its own: whoever is signed in presses, types, goes back and meets failures
 * at random. Gives what each has met.
 */
export async function runWalks(site, { seeds, steps }) {
  return atOnce(site.desks, seeds, async (desk, seed) => {
    const result = await walk(desk, seed, steps)
    console.log(`${wordsOf(result)}`)
    return result
  })
}

async function walk(desk, seed, steps) {
  const context = await newContext(desk)
  const page = await context.newPage()
  const errors = []
  page.on('pageerror', (error) => errors.push(`异常：${error.stack ?? error}`))
  page.on('console', (message) => {
    // What fails on purpose also stands in the console.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      errors.push(`控制台：${message.text()}`)
  })
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
  context.on('page', (opened) => void (opened !== page && opened.close().catch(() => undefined)))
  page.setDefaultTimeout(STEP_MS)
  page.setDefaultNavigationTimeout(OPENING_MS)
  const seen = new Set()
  const trail = []
  const acts = fc.sample(STEP, { seed, numRuns: steps })
  try {
    await open(desk, page, seed)
    for (const act of acts) {
      trail.push(await takeStep(desk, page, act))
      await page.waitForTimeout(SETTLED_MS)
      seen.add(new URL(page.url()).pathname)
      const problem = errors[0] ?? (await problemOf(page, desk.url))
      if (problem) return { seed, steps: trail.length, pages: seen.size, problem, url: page.url(), trail }
    }
    return { seed, steps: trail.length, pages: seen.size }
  } finally {
    await context.close().catch(() => undefined)
  }
}

/** Does one thing; gives what it was. What cannot be done here is passed over. */
async function takeStep(desk, page, { kind, at }) {
  const said = async (words, act) => {
    await act().catch(() => undefined)
    return `${kind} ${words}`
  }
  const pick = (all) => all[at % all.length]
  if (kind === 'open') return said(pick(SCREENS), () => open(desk, page, at))
  if (kind === 'back') return said('', () => goBack(page))
  if (kind === 'forward') return said('', () => page.goForward())
  if (kind === 'reload') return said('', () => page.reload())
  if (kind === 'resize') return said('', () => page.setViewportSize(pick(SIZES)))
  if (kind === 'key') return said(pick(KEYS), () => page.keyboard.press(pick(KEYS)))
  if (kind === 'fail') return said(pick(FAULTS), () => scenario(page, `*:${pick(FAULTS)}~40`))
  if (kind === 'heal') return said('', () => scenario(page, ''))
  const control = await choose(page, kind, at)
  if (!control) return `${kind} —`
  const { name, options } = control
  const marked = page.locator('[data-walk]').first()
  if (kind === 'type') return said(name, () => marked.fill(TEXTS[at % TEXTS.length]))
  if (kind === 'choose') return said(name, () => marked.selectOption({ index: at % options }))
  return said(name, () => marked.click())
}

/** Not further than to where the walk began. */
async function goBack(page) {
  await page.goBack()
  if (page.url() === 'about:blank') await page.goForward()
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
        const isUsable = (element) =>
          element.checkVisibility() &&
          !element.disabled &&
          !element.readOnly &&
          !(element instanceof HTMLAnchorElement && (element.origin !== location.origin || element.download))
        const all = [...(top ?? document).querySelectorAll(selectors[kind])].filter(isUsable)
        const element = all[at % all.length]
        if (!element) return undefined
        element.dataset.walk = ''
        const name = element.ariaLabel ?? element.labels?.[0]?.textContent ?? element.textContent ?? ''
        return { name: name.trim().slice(0, 40), options: element.options?.length ?? 0 }
      },
      [kind, at],
    )
    .catch(() => undefined)
}

async function open(desk, page, at) {
  const address = SCREENS[at % SCREENS.length]
  const qa = new URLSearchParams({ 'qa.persona': PERSONAS[at % PERSONAS.length], 'qa.now': NOW })
  await page.goto(`${desk.url}${address}${address.includes('?') ? '&' : '?'}${qa}`)
  await page.locator('html[data-mounted]').waitFor({ state: 'attached', timeout: OPENING_MS })
}

function scenario(page, fail) {
  return page.evaluate(
    (detail) => window.dispatchEvent(new CustomEvent('qa', { detail })),
    new URLSearchParams({ 'qa.fail': fail }).toString(),
  )
}

/** Why somebody could not go on from here; undefined where they can. */
async function problemOf(page, origin) {
  let problem = '没有打开'
  for (const end = Date.now() + STANDS_MS; problem && Date.now() < end; ) {
    problem = await page.evaluate(standing).catch(() => '没有打开')
    if (problem) await page.waitForTimeout(SETTLED_MS)
  }
  return problem ?? (page.url().startsWith(origin) ? undefined : `离开了：${page.url()}`)
}

/** Runs in the page. */
function standing() {
  // biome-ignore-start lint/performance/useDomNodeTextContent: what is hidden is not seen
  const main = document.querySelector('main')
  if (!document.querySelector('header') || !main) return '框架没有了'
  const words = `${main.innerText}`
  if (/^页面出错了/m.test(words)) return '整页没有了'
  if (words.trim().length < 4 && !main.querySelector('[aria-busy=true]')) return '空白'
  return undefined
  // biome-ignore-end lint/performance/useDomNodeTextContent: what is hidden is not seen
}

/** How many steps before the end of a walk are printed. */
const LAST = 12

/** What a walk has met, in one line, and how it came there. */
function wordsOf({ seed, steps, pages, problem, url, trail }) {
  const head = `种子 ${seed}：${steps} 步，${pages} 个页面，${problem ?? '没有问题'}`
  if (!problem) return head
  return [head, `  ${url}`, ...trail.slice(-LAST).map((step) => `  - ${step}`)].join('\n')
}
