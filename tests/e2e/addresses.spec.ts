import type { Page } from 'playwright/test'
import { beginUse, caseOf, expect, LONG, test, visit } from './support'

/** One of each kind; the other three hundred meet the schemas and the routes alone. */
const HOSTILE = [
  `/chadaxueoverview/${encodeURIComponent('<script>trap()</script>')}`,
  `/weici?province=${encodeURIComponent('"><img src=x onerror=trap()>')}&score=${'9'.repeat(400)}`,
  `/about?lib=${encodeURIComponent('../../etc/passwd')}&lib.school=__proto__`,
  `/chadaxue?q=${encodeURIComponent('javascript:trap()')}&page=-1`,
  '/pici?province=%E5%AE',
  '/chazhuanyedetail/%E5%AE',
  `/${encodeURIComponent('{{constructor.constructor("trap()")()}}')}`,
]

test.describe('a hostile address', () => {
  // A school that does not exist is asked for, and a page that is not there is not found.
  test.use({ expectedErrors: [/404|400|URI malformed/], isFirstVisit: true })

  test('runs no script, and says what it has come to', LONG, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { trap: () => document.documentElement.setAttribute('data-trapped', '') })
    })
    for (const address of HOSTILE) {
      await visit(page, address, { persona: 'student' })
      // The drawer, where the address names one, has the page under it for itself.
      const drawer = page.getByRole('dialog', { name: '资料库' }).getByRole('heading', { name: '资料库' })
      const heading = page.getByRole('main').getByRole('heading', { level: 1 })
      await expect(heading.or(drawer), address).toBeVisible()
      await expect(page.getByRole('heading', { name: '页面出错了' }), address).toHaveCount(0)
      await expect(page.locator('html[data-trapped]'), address).toHaveCount(0)
    }
  })
})

/** The same numbers in every run: a sequence that fails can be looked at. */
function sequence(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const QUIET_MS = 150

/** What a reader sees, without what is still on its way. */
async function settledText(page: Page): Promise<string> {
  const main = page.getByRole('main')
  let text = ''
  await expect(async () => {
    await expect(main.locator('[aria-busy=true], .opacity-60, td .animate-pulse')).toHaveCount(0)
    text = await main.innerText()
    // What a step asks for is asked a moment after it.
    await page.waitForTimeout(QUIET_MS)
    expect(await main.innerText()).toBe(text)
  }).toPass()
  return text
}

/** Presses one of the chips of a row. */
async function pressChip(page: Page, row: string, pick: (below: number) => number): Promise<void> {
  const chips = page.getByRole('group', { name: row, exact: true }).getByRole('button')
  await chips.nth(pick(Math.min(await chips.count(), 8))).click()
}

async function chooseOption(page: Page, label: string, pick: (below: number) => number): Promise<void> {
  const select = page.getByLabel(label, { exact: true })
  const options = await select.locator('option').allInnerTexts()
  await select.selectOption({ label: options[pick(options.length)] ?? '' })
}

const SCREENS = [
  {
    path: '/chadaxue',
    steps: (page: Page, pick: (below: number) => number) => [
      () => pressChip(page, '省份', pick),
      () => pressChip(page, '院校类型', pick),
      () => pressChip(page, '院校特色', pick),
      () => pressChip(page, '办学性质', pick),
    ],
  },
  {
    path: '/chadaxuerank',
    steps: (page: Page, pick: (below: number) => number) => [
      () => pressChip(page, '榜单', pick),
      () => pressChip(page, '年份', pick),
    ],
  },
  {
    path: '/chadaxueluqu/10359',
    steps: (page: Page, pick: (below: number) => number) => [
      () => chooseOption(page, '省份', pick),
      () => chooseOption(page, '年份', pick),
      () => chooseOption(page, '科类', pick),
      () => chooseOption(page, '批次', pick),
    ],
  },
]

for (const [at, { path, steps }] of SCREENS.entries()) {
  test(`${path} reopens from its address after any changes`, caseOf(at, 0), async ({ page, context }) => {
    await visit(page, path, { persona: 'student' })
    await beginUse(page)
    await settledText(page)
    const pick = sequence(path.length)
    const offered = steps(page, pick)
    for (let step = 0; step < 6; step++) {
      await offered[pick(offered.length)]?.()
      await settledText(page)
    }
    const other = await context.newPage()
    const { pathname, search } = new URL(page.url())
    await visit(other, pathname + search, { persona: 'student' })
    await beginUse(other)
    // Parts that come late may still be on their way on either.
    await expect(async () => expect(await settledText(other)).toBe(await settledText(page))).toPass()
  })
}
