import type { Scenario } from '../scenario/scenario'
import { PANEL, readable, wordsOf } from '../scenario/words'
import { fixtureOf } from './fixture'

/** An address without the words of a scenario. */
function ownSearch(search: string): string {
  const own = search
    .slice(1)
    .split('&')
    .filter((word) => word !== '' && !word.startsWith('qa.'))
  return own.join('&')
}

/** A page's path with its own search and hash, as a test opens it. */
export function pageOf({ pathname, search, hash }: Location | URL): string {
  const own = ownSearch(search)
  return `${decodeURI(pathname)}${own === '' ? '' : `?${decodeURI(own)}`}${hash}`
}

/** The address of a page in a scenario: who opens it anywhere has the same. */
export function addressOf({ pathname, search, hash }: Location | URL, scenario: Scenario): string {
  const words = readable(wordsOf(scenario))
  // An address without a word would go on with the scenario of its tab.
  const all = [ownSearch(search), words === '' ? 'qa.fail=' : words].filter((part) => part !== '')
  return `${pathname}?${all.join('&')}${hash}`
}

/** Leaves the address as the person sees it telling of a scenario, where it tells of one. The router does not hear of it. */
export function retell(scenario: Scenario): void {
  if (!/[?&]qa\./.test(location.search)) return
  const { searchParams } = new URL(location.href)
  const panel = searchParams.get(PANEL)
  const address = addressOf(location, scenario)
  const kept = panel === null ? address : address.replace('?', `?${PANEL}=${panel}&`)
  History.prototype.replaceState.call(history, history.state, '', kept)
}

/** What a test does beside opening the page, line by line. */
interface Steps {
  readonly title: string
  readonly before: readonly string[]
  readonly after: readonly string[]
}

const LOOK: Steps = { title: '', before: [], after: ["await expect(page.getByRole('main')).toBeVisible()"] }

/** A browser test that opens a page in a scenario, for `tests/e2e`. */
export function testOf(where: Location | URL, scenario: Scenario, steps: Steps = LOOK): string {
  const settings = fixtureOf(scenario)
  const given = settings === '{}' ? '' : `, ${settings}`
  const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
  const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`)
  return [
    "import { expect, test, visit } from './support'",
    '',
    `test(${quoted(steps.title)}, async ({ page }) => {`,
    ...indented(steps.before),
    `  await visit(page, ${quoted(pageOf(where))}${given})`,
    ...indented(steps.after),
    '})',
    '',
  ].join('\n')
}
