import { isTold } from '../../lab/survival/judge.mjs'
import { look, openScreen } from '../../lab/survival/screen.mjs'
import { DRAWER_SCREENS, personaOf, SCREENS } from '../../scripts/lib/screens.mjs'
import { expect, LONG, test } from './support'

/** In every run; every screen is in the long one. */
const ONE = '/departStudentList'

/** Every answer has what the contract demands and nothing more: that is an answer, and no page fails by it. */
for (const address of [...SCREENS, ...DRAWER_SCREENS]) {
  const repeats = address === ONE ? {} : LONG
  test(
    `${address} stands on the least that a server may answer`,
    repeats,
    async ({ browser, page, baseURL }) => {
      const site = { browser, page, url: baseURL ?? '' }
      for (const persona of personaOf(address) === 'admin' ? ['admin'] : ['guest', 'vip']) {
        const screen = await openScreen(site, address, { fail: '*:least', persona })
        const seen = await look(page)
        const text = await page.locator('body').innerText()
        await screen.close()
        expect({ persona, failed: isTold(seen), busy: seen.busy, errors: screen.errors }).toEqual({
          persona,
          failed: false,
          busy: 0,
          errors: [],
        })
        expect(text).not.toMatch(/undefined|NaN|\[object/)
      }
    },
  )
}
