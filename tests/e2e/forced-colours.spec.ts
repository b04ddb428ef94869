import { beginUse, caseOf, expect, LONG, type Scenario, test, visit } from './support'

// The colours of the browser stay with its page.
test.use({ isFirstVisit: true })

const PAGES: readonly [string, Scenario][] = [
  ['/chadaxuerank', { persona: 'guest' }],
  ['/recommendation/s-2/c-s-2-1/new/本科批', { persona: 'vip' }],
  ['/volunteerDetail/s-2/score-s-2/l-4?view=order', { persona: 'vip' }],
  ['/volunteerEntry/l-4?step=type', { persona: 'vip' }],
  ['/chadaxue?features=211', { persona: 'vip' }],
  ['/weici?score=600', { persona: 'student' }],
  ['/chadaxueluqu/10358', { persona: 'student' }],
  ['/tiqianpi', { persona: 'student' }],
  ['/search/all?q=合肥', { persona: 'guest' }],
  ['/chazhuanye', { persona: 'guest' }],
  ['/gaokaozixun?province=安徽', { persona: 'guest' }],
  ['/myStudentList', { persona: 'planner' }],
]

for (const [at, [path, scenario]] of PAGES.entries()) {
  test(
    `${path} tells what is chosen, and where the keyboard is, without its own colours`,
    caseOf(at),
    async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' })
      await visit(page, path, scenario)
      await beginUse(page)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      const { chosen, alike } = await page.evaluate(chosenAndAlike)
      expect(chosen).toBeGreaterThan(0)
      expect(alike).toEqual([])
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle),
      ).not.toBe('none')
    },
  )
}

test('bars are as long as their figures without the colours of the page', LONG, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await visit(page, '/masterList', { persona: 'admin' })
  const bar = page.getByRole('table').locator('[style*=width]').first()
  await expect(bar).toBeVisible()
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await expect(bar).not.toHaveCSS('background-color', ground)
})

/** Runs in the page: how many things are chosen, and which of them look like what is not chosen beside them. */
function chosenAndAlike() {
  const look = (element: Element) => {
    const { outline, borderStyle, borderWidth, textDecorationLine } = getComputedStyle(element)
    return [outline, borderStyle, borderWidth, textDecorationLine].join()
  }
  const states = ['aria-pressed', 'aria-selected', 'aria-current']
  const isOn = (element: Element) =>
    states.some((state) => !['false', null].includes(element.getAttribute(state)))
  const chosen = [...document.querySelectorAll(states.map((state) => `[${state}]`).join())].filter(
    (element) => isOn(element) && element.checkVisibility(),
  )
  const others = (element: Element) =>
    [
      ...(
        element.closest('fieldset, ul, ol, [role=group], [role=tablist], [role=grid], nav') ?? document.body
      ).querySelectorAll(element.tagName),
    ].filter((other) => !isOn(other))
  const alike = chosen.filter((element) => others(element).some((other) => look(other) === look(element)))
  return { chosen: chosen.length, alike: alike.map(({ outerHTML }) => outerHTML.slice(0, 200)) }
}
