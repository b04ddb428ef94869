import { publicPages } from '../../../scripts/lib/public-pages.mjs'
import { countVisit, sessionOf } from '../../../scripts/lib/visit.mjs'
import { VISIT_GOAL } from '../../performance/budget'
import { TEL } from '../sign-in.steps'
import { caseOf, expect, LONG, test } from '../support'

const QUESTION = 'province=安徽&year=2025&subject=物理'

/** Pages of each kind: what a first visit asks for is counted, never timed. All public pages stand in the bench. */
const PAGES = [
  { address: '/chadaxuerank', figures: 'main tbody td' },
  { address: `/weici?${QUESTION}&score=600`, figures: '[aria-label="位次结果"] dl' },
  { address: `/chadaxueluqu/10001?${QUESTION}`, figures: 'main tbody td' },
  { address: '/welcome', figures: 'main h1' },
  { address: '/search/all?q=计算机', figures: 'main section li' },
]

/** How many calls went out before the figures stood there. */
const beforeFigures = ({ calls }: Awaited<ReturnType<typeof countVisit>>) =>
  calls.filter(({ isBefore }) => isBefore).length

test.describe('a first visit', () => {
  // One after the other: a code that is sent to a number ends the one before, and several sign in as one person.
  test.describe.configure({ mode: 'default' })

  for (const [at, { address, figures }] of PAGES.entries()) {
    test(
      `to ${address.split('?')[0]} asks for little, and for nothing twice`,
      caseOf(at),
      async ({ browser, baseURL }) => {
        const visit = await countVisit({ browser, url: `${baseURL}${address}`, figures })
        expect(visit.twice).toEqual([])
        expect(visit.inVain).toEqual([])
        expect(visit.calls.length).toBeLessThanOrEqual(VISIT_GOAL.calls)
        expect(beforeFigures(visit)).toBeLessThanOrEqual(VISIT_GOAL.callsBefore)
        expect(visit.requests).toBeLessThanOrEqual(VISIT_GOAL.requests)
        expect(visit.bytes).toBeLessThanOrEqual(VISIT_GOAL.bytes)
      },
    )
  }

  for (const [at, { address, figures }] of [
    { address: `/chadaxueluqu/10001?${QUESTION}`, figures: '/api/score-line/major' },
    // What two others lead to.
    { address: '/chadaxuerank?year=2025', figures: '/api/score-line/schools' },
    // Three years of a school are one call.
    { address: `/chadaxueoverview/10001?${QUESTION}`, figures: '/api/score-line/schools' },
  ].entries()) {
    test(
      `to ${address.split('?')[0]} asks for figures before it fetches the files of the page`,
      caseOf(at, 2),
      async ({ page }) => {
        const paths: string[] = []
        page.on('request', (request) => paths.push(new URL(request.url()).pathname))
        // A phone waits for the application; here it would be there before the answers.
        await page.route(/\/assets\/platform-/, () => undefined)
        const isFile = (path: string) =>
          /\/assets\/(?!(platform|app|rolldown-runtime|first-view)-).*\.js$/.test(path)
        const firstFile = page.waitForRequest((request) => isFile(new URL(request.url()).pathname))
        await page.goto(address, { waitUntil: 'commit' })
        await firstFile
        expect(paths).toContain(figures)
        expect(paths.findIndex(isFile)).toBeGreaterThan(paths.indexOf(figures))
      },
    )
  }

  test(
    'S2-7.3 asks nothing in vain where the address also says how rows are shown',
    LONG,
    async ({ browser, baseURL }) => {
      const url = baseURL ?? ''
      const session = await sessionOf({ browser, url, tel: TEL.vip })
      for (const path of [
        '/chadaxue?view=cards&sort=rank&province=安徽&subject=物理&rank=20000',
        '/chadaxue?province=安徽&subject=物理&rank=20000&reach=稳',
        '/chazhuanyedetailyuanxiao/080901?province=安徽&subject=物理&tier=reach&rank=20000',
      ]) {
        const visit = await countVisit({ browser, url: url + path, session })
        expect([...visit.inVain, ...visit.twice], path).toEqual([])
      }
    },
  )

  test('of a VIP to a school asks for little, and for nothing twice', LONG, async ({ browser, baseURL }) => {
    const url = baseURL ?? ''
    const session = await sessionOf({ browser, url, tel: TEL.vip })
    const path = `/chadaxueoverview/10001?${QUESTION}`
    const visit = await countVisit({ browser, url: url + path, session })
    expect([...visit.twice, ...visit.inVain]).toEqual([])
    expect(visit.requests).toBeLessThanOrEqual(VISIT_GOAL.requests)
    expect(visit.bytes).toBeLessThanOrEqual(VISIT_GOAL.bytes)
  })

  for (const person of ['guest', 'vip'] as const) {
    test(`of a ${person} asks for little, on any public page`, LONG, async ({ browser, baseURL }) => {
      test.setTimeout(600_000)
      const url = baseURL ?? ''
      const session = person === 'vip' ? await sessionOf({ browser, url, tel: TEL.vip }) : undefined
      // Her own scores are one call more.
      const callsBefore = VISIT_GOAL.callsBefore + (person === 'vip' ? 1 : 0)
      for (const { address, figures } of await publicPages('dist')) {
        const visit = await countVisit({ browser, url: url + address, figures, session })
        expect.soft([...visit.inVain, ...visit.twice], address).toEqual([])
        expect.soft(visit.calls.length, address).toBeLessThanOrEqual(VISIT_GOAL.calls)
        expect.soft(beforeFigures(visit), address).toBeLessThanOrEqual(callsBefore)
        expect.soft(visit.requests, address).toBeLessThanOrEqual(VISIT_GOAL.requests)
        expect.soft(visit.bytes, address).toBeLessThanOrEqual(VISIT_GOAL.bytes)
      }
    })
  }
})
