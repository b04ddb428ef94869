import { beginUse, caseOf, expect, type Scenario, test, visit } from './support'

/** A window of 1280 × 1024 at 400 %, as WCAG 2.2 (1.4.10) has it. */
test.use({ viewport: { width: 320, height: 256 } })

const PAGES: readonly [string, Scenario][] = [
  ['/volunteerDetail/s-2/score-s-2/l-4', { persona: 'vip' }],
  ['/weici?score=600', { persona: 'student' }],
  ['/pici', { persona: 'student' }],
  ['/welcome', { persona: 'guest' }],
  ['/chadaxue', { persona: 'vip' }],
  ['/chadaxueoverview/10358', { persona: 'guest' }],
  ['/chadaxueluqu/10358', { persona: 'student' }],
  ['/fillIn', { persona: 'vip' }],
  ['/recommendation/s-2/c-s-2-1/new/本科批', { persona: 'vip' }],
  ['/myvolunteer', { persona: 'vip' }],
  ['/volunteerDetail/s-2/score-s-2/l-4?view=order', { persona: 'vip' }],
  ['/volunteerEntry/l-4?step=type', { persona: 'vip' }],
  ['/userinfo/basicInfo', { persona: 'student' }],
  ['/myStudentList', { persona: 'planner' }],
  ['/compare?schools=10358,10357', { persona: 'student' }],
]

for (const [at, [path, scenario]] of PAGES.entries()) {
  test(`${path} is read and used at 400 % without a sideways scroll`, caseOf(at), async ({ page }) => {
    await visit(page, path, scenario)
    await beginUse(page)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    expect(await page.evaluate(lostAtTheSides)).toEqual([])
    // What stands still leaves room for what is read.
    await page.evaluate(() => scrollTo(0, 600))
    expect(await page.evaluate(heldHeight)).toBeLessThan(0.5)
  })
}

/** Runs in the page: what cannot be reached by scrolling down alone. A table may scroll in its own box. */
function lostAtTheSides(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  const boxes = (element: Element): Element[] =>
    element.parentElement ? [element.parentElement, ...boxes(element.parentElement)] : []
  const scrolls = (box: Element) =>
    /auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth
  const controls = [...document.querySelectorAll('a, button, input, select, textarea, [tabindex]')]
  const lost = controls.filter((control) => {
    const { left, right, width, height } = control.getBoundingClientRect()
    // What is for readers of the screen alone has no size.
    if (!control.checkVisibility({ visibilityProperty: true }) || width <= 1 || height <= 1) return false
    return (left < -1 || right > clientWidth + 1) && !boxes(control).some(scrolls)
  })
  const names = lost.map((control) => control.getAttribute('aria-label') ?? control.textContent ?? '')
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`, ...names] : names
}

/** Runs in the page: the share of the height that bars take which do not scroll away. */
function heldHeight(): number {
  const bars = [...document.querySelectorAll('body *')].filter((element) => {
    const { position, pointerEvents } = getComputedStyle(element)
    return /fixed|sticky/.test(position) && pointerEvents !== 'none' && element.checkVisibility()
  })
  const rows = new Set<number>()
  for (const bar of bars) {
    const { top, bottom, width } = bar.getBoundingClientRect()
    // A button in a corner hides no line.
    if (width < innerWidth / 2) continue
    for (let y = Math.max(0, Math.round(top)); y < Math.min(innerHeight, Math.round(bottom)); y++) rows.add(y)
  }
  return rows.size / innerHeight
}
