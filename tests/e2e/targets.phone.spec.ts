import { createRequire } from 'node:module'
import type { NodeResult } from 'axe-core'
import type { Page } from 'playwright/test'
import { DRAWER_SCREENS, personaOf, SCREENS } from '../../scripts/lib/screens.mjs'
import { beginUse, caseOf, expect, test, visit } from './support'

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** Where a page is looked at, as shares of its height: a bar that sticks may lie over other targets in each. */
const PLACES = [0, 1 / 3, 2 / 3, 1]

// The scanner is a script that the page's own policy rightly refuses.
test.use({ bypassCSP: true })

// The list has bars that stick at the top and at the bottom, and the most that can be pressed.
const LIST = '/volunteerDetail/s-2/score-s-2/l-4'
const ADDRESSES = [LIST, ...[...SCREENS, ...DRAWER_SCREENS].filter((address) => address !== LIST)]

for (const [at, address] of ADDRESSES.entries()) {
  test(
    `what is pressed on ${address} is 24 px large or has room around it, wherever one has scrolled to`,
    caseOf(at, 0),
    async ({ page }) => {
      await visit(page, address, { persona: personaOf(address) })
      await beginUse(page)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await page.addScriptTag({ path: AXE })
      for (const place of PLACES) {
        await page.evaluate(
          (share) => scrollTo({ top: share * document.documentElement.scrollHeight, behavior: 'instant' }),
          place,
        )
        expect(await smallTargets(page), `${Math.round(place * 100)} %`).toEqual([])
      }
    },
  )
}

/** What is too small to be pressed. A target that a bar covers in part is asked once more where it stands clear of it. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
    const small = async (context: Element): Promise<NodeResult[]> => {
      const { violations } = await axe.run(context, { runOnly: ['target-size'] })
      return violations.flatMap(({ nodes }) => nodes)
    }
    const found: string[] = []
    for (const { html, target } of await small(document.documentElement)) {
      const element = document.querySelector(String(target[0]))
      element?.scrollIntoView({ block: 'center', behavior: 'instant' })
      if (element === null || (await small(element)).length > 0) found.push(html)
    }
    return found
  })
}
