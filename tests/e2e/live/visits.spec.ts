import { countVisit } from '../../../scripts/lib/visit.mjs'
import { VISIT } from '../../performance/budget'
import { caseOf, expect, test } from '../support'

const QUESTION = 'province=安徽&year=2025&subject=物理'

/** Pages of each kind: what a first visit asks for is counted, never timed. All public pages stand in the bench. */
const PAGES = ['/chadaxuerank', `/weici?${QUESTION}&score=600`, `/chadaxueluqu/10001?${QUESTION}`, '/welcome']

test.describe('a first visit', () => {
  for (const [at, path] of PAGES.entries()) {
    test(
      `to ${path.split('?')[0]} asks for little, and for nothing twice`,
      caseOf(at, 2),
      async ({ browser, baseURL }) => {
        const visit = await countVisit({ browser, url: `${baseURL}${path}` })
        expect(visit.twice).toEqual([])
        expect(visit.calls.length).toBeLessThanOrEqual(VISIT.calls)
        expect(visit.requests).toBeLessThanOrEqual(VISIT.requests)
        expect(visit.bytes).toBeLessThanOrEqual(VISIT.bytes)
      },
    )
  }
})
