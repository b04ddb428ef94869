import { isReported } from '../../lab/survival/judge.mjs'
import { look, openScreen } from '../../lab/survival/screen.mjs'
import { DRAWER_SCREENS, personaOf, SCREENS } from '../../scripts/lib/screens.mjs'
import { expect, LONG, test } from './support'

/** In every run; every screen is in the long one. */
const ONE = '/departStudentList'

/** Where lines and plans stand. */
const WITH_LINES = /chadaxue|yuanxiao|compare|duibi|weici|zhiyuan|recommend|departStudentList/

/** Real tables lack one figure or the other: an authority that publishes no ranks, a plan without places. */
for (const address of [...SCREENS, ...DRAWER_SCREENS].filter((known) => WITH_LINES.test(known))) {
  for (const lacked of ['unranked', 'unscored', 'unplanned']) {
    const repeats = address === '/chadaxueluqu' ? {} : LONG
    test(
      `${address} stands where every figure of one sort is ${lacked}`,
      repeats,
      async ({ browser, page, baseURL }) => {
        const site = { browser, page, url: baseURL ?? '' }
        const persona = personaOf(address) === 'admin' ? 'admin' : 'vip'
        const screen = await openScreen(site, address, { fail: `*:${lacked}`, persona })
        const seen = await look(page)
        const text = await page.locator('body').innerText()
        await screen.close()
        expect({ failed: isReported(seen), busy: seen.busy, errors: screen.errors }).toEqual({
          failed: false,
          busy: 0,
          errors: [],
        })
        expect(text).not.toMatch(/undefined|NaN|null|Infinity|\[object/)
      },
    )
  }
}

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
        expect({ persona, failed: isReported(seen), busy: seen.busy, errors: screen.errors }).toEqual({
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
