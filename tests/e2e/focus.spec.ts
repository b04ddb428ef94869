import type { Page, Request } from 'playwright/test'
import { caseOf, expect, test, visit } from './support'

/** The pages on which people work, with who works there. */
const WORK_PAGES = [
  { address: '/myvolunteer', persona: 'vip' },
  { address: '/fillIn', persona: 'vip' },
  { address: '/recommendation/s-2/c-s-2-1/new/本科批', persona: 'vip' },
  { address: '/volunteerDetail/s-2/score-s-2/l-4', persona: 'vip' },
  { address: '/userinfo/enrollmentIntention', persona: 'vip' },
  { address: '/userinfo/basicInfo', persona: 'vip' },
  { address: '/cepingtest/interest', persona: 'vip' },
  { address: '/departStudentList', persona: 'admin' },
  { address: '/websiteOpeartion', persona: 'admin' },
] as const

/** Of many alike (加入 in each of 40 rows) these are enough. */
const OF_A_KIND = 2

/** What a press brings about is asked within this time. */
const ASKED_MS = 60

/** Gives a function that waits until what was pressed has its answers, and the page shows what they change. */
function listen(page: Page): () => Promise<void> {
  const asked = new Set<Request>()
  page.on('request', (request) => asked.add(request))
  page.on('requestfinished', (request) => asked.delete(request))
  page.on('requestfailed', (request) => asked.delete(request))
  page.on('framenavigated', () => asked.clear())
  return async () => {
    do
      await page.evaluate(
        (ms) => new Promise((done) => setTimeout(() => requestAnimationFrame(done), ms)),
        ASKED_MS,
      )
    while (asked.size > 0)
  }
}

/** Buttons that are in view, by what they are called without the name of their row. */
function buttonsOf(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.checkVisibility() && button.ariaDisabled !== 'true')
        .map((button) => button.ariaLabel ?? (button instanceof HTMLElement ? button.innerText.trim() : '')),
    )
}

const kindOf = (name: string) => name.split(/[ 0-9]/)[0] ?? ''

/**
 * Where the focus is: nowhere means that the next key starts at the top of the page. What had it may just have gone: then
 * another has it with the next frame.
 */
function isFocusLost(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return document.activeElement === null || document.activeElement === document.body
  })
}

for (const [at, { address, persona }] of WORK_PAGES.entries()) {
  test(`no button of ${address} loses the focus`, caseOf(at), async ({ page }) => {
    const lost: string[] = []
    const pressed = new Map<string, number>()
    const settled = listen(page)
    const open = async () => {
      await visit(page, address, { persona })
      await page.waitForLoadState('networkidle')
    }
    page.on('dialog', (dialog) => void dialog.accept())
    await open()
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
    for (;;) {
      const name = (await buttonsOf(page)).find((each) => (pressed.get(kindOf(each)) ?? 0) < OF_A_KIND)
      if (name === undefined) break
      pressed.set(kindOf(name), (pressed.get(kindOf(name)) ?? 0) + 1)
      const button = page.getByRole('main').getByRole('button', { name, exact: true }).first()
      if ((await button.count()) === 0) continue
      const before = new URL(page.url()).pathname
      await button.focus()
      await page.keyboard.press('Enter')
      await settled()
      if (await isFocusLost(page)) lost.push(name)
      if (await page.getByRole('dialog').first().isVisible()) await page.keyboard.press('Escape')
      if (new URL(page.url()).pathname !== before) await open()
    }
    expect(pressed.size).toBeGreaterThan(0)
    expect(lost).toEqual([])
  })
}
