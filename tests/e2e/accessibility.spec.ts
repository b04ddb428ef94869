import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { beginUse, caseOf, expect, LONG, type Scenario, test, visit } from './support'

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** Screens in every run: one of each kind. */
const KINDS = 3

const SCREENS: readonly [string, Scenario][] = [
  ['/pici', { persona: 'student' }],
  ['/volunteerDetail/s-1/x/l-1', { persona: 'student' }],
  ['/userinfo/basicInfo', { persona: 'student' }],
  ['/weici?score=600', { persona: 'student' }],
  ['/chadaxue?features=211', { persona: 'student' }],
  ['/chadaxueluqu/10357?rank=20000', { persona: 'student' }],
  ['/about?lib=school', { persona: 'student' }],
  ['/departStudentList', { persona: 'admin' }],
  // What follows is like one of those.
  ['/welcome', { persona: 'guest' }],
  ['/fillIn', { persona: 'student' }],
  ['/tiqianpi?tab=lines', { persona: 'vip' }],
  ['/compare?schools=10357,10358', { persona: 'student' }],
  ['/chazhiyeoverview/20209', { persona: 'vip' }],
  ['/chadaxueoverview/10358', { persona: 'guest' }],
  ['/about', { persona: 'guest' }],
  ['/sso', { persona: 'guest' }],
  ['/myvolunteer', { persona: 'vip' }],
  ['/chadaxuerank', { persona: 'guest' }],
  ['/chadaxuezhaosheng/10357', { persona: 'guest' }],
  ['/ZhaoshengDetail/10357-2025-regulations', { persona: 'guest' }],
  ['/chadaxuejihua/10359?province=浙江', { persona: 'guest' }],
  ['/chadaxuezhuanye/10357', { persona: 'guest' }],
  ['/preFraction/10370?province=安徽', { persona: 'guest' }],
  ['/chazhiye?q=工程师', { persona: 'guest' }],
  ['/chazhiyedetail/2010601', { persona: 'guest' }],
  ['/chazhiyezhaopin/20209', { persona: 'vip' }],
  ['/pici?lib=profession&lib.code=20209&lib.tab=jobs', { persona: 'student' }],
  ['/tiqianpi', { persona: 'student' }],
  ['/pici?lib=rank-line&lib.score=600', { persona: 'student' }],
  ['/about?lib=book&lib.book=b3420250&lib.school=安徽大学', { persona: 'student' }],
  ['/about?lib=book&lib.book=b3420250&lib.leaf=2', { persona: 'student' }],
  ['/pici', { persona: 'student', fail: 'GET /api/batch-lines/by-province:empty' }],
  ['/recommendation-model', { persona: 'guest' }],
  ['/compareLists', { persona: 'student' }],
  ['/userinfo/physicalTest', { persona: 'student' }],
  ['/userinfo/enrollmentIntention', { persona: 'student' }],
  ['/ceping', { persona: 'guest' }],
  ['/gaokaozixun?province=安徽', { persona: 'guest' }],
  ['/search/all?q=合肥', { persona: 'guest' }],
  ['/guihuashi', { persona: 'student' }],
  ['/chazhuanyedetailyuanxiao/080901', { persona: 'vip' }],
  ['/myStudentList', { persona: 'planner' }],
  ['/coreData', { persona: 'admin' }],
]

for (const colorScheme of ['light', 'dark'] as const) {
  // What differs in the dark is contrast alone.
  test.describe(`in ${colorScheme} colours`, colorScheme === 'dark' ? LONG : {}, () => {
    // The scanner is a script that the page's own policy rightly refuses.
    test.use({ colorScheme, bypassCSP: true })
    for (const [at, [path, scenario]] of SCREENS.entries()) {
      test(
        `${path} ${scenario.fail ?? ''} keeps WCAG 2.2 A and AA, as far as a scanner can tell`,
        caseOf(at, KINDS),
        async ({ page }) => {
          await visit(page, path, scenario)
          await beginUse(page)
          await page.addScriptTag({ path: AXE })
          // A figure that is worked out anew meanwhile is paler than it will be.
          await expect(async () => {
            await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
            const found: AxeResults = await page.evaluate(() =>
              (globalThis as unknown as { axe: typeof import('axe-core') }).axe.run({
                runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
              }),
            )
            expect(
              found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`),
            ).toEqual([])
          }).toPass()
        },
      )
    }
  })
}
