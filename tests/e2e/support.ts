import { test as base, expect, type Page } from 'playwright/test'
import { KeptPage } from './kept-page'

export { expect }

/** What a test sets about the mocked product; the address carries it, as QA would write it. */
export interface Scenario {
  persona?: 'guest' | 'student' | 'vip' | 'newcomer' | 'noprovince' | 'planner' | 'admin'
  /** The product's clock; results of 2026 are just out unless a test says otherwise. */
  now?: string
  latency?: number
  /** `METHOD path:failure`, see the scenario of the mocks. */
  fail?: string | readonly string[]
}

/** A test that repeats what others prove: `npm run test:long` has it, and every other run leaves it out. */
export const LONG = { tag: '@long' }

/** Of the cases of one claim the first `few` are in every run, `at` counted from 0; the rest is long. */
export const caseOf = (at: number, few = 1) => (at < few ? {} : LONG)

const DEFAULT_NOW = '2026-06-25T10:00:00+08:00'

/** An address with a scenario in it. `path` may carry search params of its own. */
export function scenarioAddress(
  path: string,
  { persona, now = DEFAULT_NOW, latency, fail = [] }: Scenario = {},
): string {
  const [before, hash] = path.split('#')
  const qa = new URLSearchParams({ 'qa.now': now })
  if (persona) qa.set('qa.persona', persona)
  if (latency !== undefined) qa.set('qa.latency', String(latency))
  for (const text of [fail].flat()) qa.append('qa.fail', text)
  return `${before}${before?.includes('?') ? '&' : '?'}${qa}${hash === undefined ? '' : `#${hash}`}`
}

/** Opens a page of the mocked product and waits until it has been taken over by the application. */
export async function visit(page: Page, path: string, scenario?: Scenario): Promise<void> {
  await page.goto(scenarioAddress(path, scenario))
  // Asked with every frame: an assertion asks again after up to a second.
  await page.waitForFunction(isMounted, undefined, { timeout: 15_000 })
}

const isMounted = () => 'mounted' in document.documentElement.dataset

interface Fixtures {
  /** Console errors that a test brings about on purpose. */
  expectedErrors: RegExp[]
  /** A browser that nobody used before, for what a page cannot be freed of again: see `KeptPage`. */
  isFirstVisit: boolean
  quietConsole: undefined
}

interface WorkerFixtures {
  keptPage: KeptPage
}

/** A test that also fails on any error in the console or any uncaught exception. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  keptPage: [
    // biome-ignore lint/correctness/noEmptyPattern: The first parameter names the fixtures in use.
    async ({}, use) => {
      const kept = new KeptPage()
      await use(kept)
      await kept.close()
    },
    { scope: 'worker' },
  ],
  isFirstVisit: [false, { option: true }],
  context: async (
    { browser, keptPage, isFirstVisit, baseURL, javaScriptEnabled, colorScheme, bypassCSP, locale },
    use,
    { file },
  ) => {
    if (isFirstVisit || !javaScriptEnabled) {
      const context = await browser.newContext()
      await use(context)
      await context.close()
      return
    }
    // One page for a whole run would come to hold a gigabyte, and grow slow.
    const key = JSON.stringify([file, colorScheme, bypassCSP, locale])
    await use((await keptPage.of(key, browser, `${baseURL}/`)).context())
  },
  page: async ({ context, viewport }, use) => {
    const page = context.pages()[0] ?? (await context.newPage())
    if (viewport) await page.setViewportSize(viewport)
    await use(page)
  },
  expectedErrors: [[], { option: true }],
  quietConsole: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(String(error)))
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
      })
      await use(undefined)
      expect(errors.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})
