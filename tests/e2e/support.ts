import { test as base, expect, type Page } from 'playwright/test'
import type { Scenario as Settings } from '../../src/mocks/scenario/scenario'
import { PATIENCE } from '../patience'
import { SharedPage } from './shared-page'

export { expect }

/** The scenario of a test; the address carries it, as testers write it (docs/qa.md). */
export interface Scenario extends Partial<Omit<Settings, 'latency' | 'latencies' | 'failures' | 'patches'>> {
  /** A scenario by name; what else is said is laid over it. */
  named?: string
  latency?: string | number | readonly string[]
  /** `METHOD path:failure`. */
  fail?: string | readonly string[]
  /** `METHOD path:/pointer=json`. */
  patch?: string | readonly string[]
  /** A data set of this browser that the page starts from: see `keepDataSet`. */
  data?: string
  /** The console open, and its sheet. */
  panel?: string
}

/** A test that repeats what others prove: `npm test -- --long` has it, and every other run leaves it out. */
export const LONG = { tag: '@long' }

/** Of the cases of one claim the first `few` are in every run, `at` counted from 0; the rest is long. */
export const caseOf = (at: number, few = 1) => (at < few ? {} : LONG)

const DEFAULT_NOW = '2026-06-25T10:00:00+08:00'

/**
 * An address with a scenario in it. `path` may carry search params of its own. Results of 2026 are just out unless it says
 * another time.
 */
export function scenarioAddress(path: string, scenario: Scenario = {}): string {
  const [before, hash] = path.split('#')
  const qa = new URLSearchParams()
  const { clock, named, now = named === undefined ? DEFAULT_NOW : undefined, ...settings } = scenario
  for (const [name, value] of Object.entries({ now, named, ...settings })) {
    if (value === undefined) continue
    for (const each of [value].flat()) qa.append(`qa.${name}`, each === true ? '' : String(each))
  }
  if (clock !== undefined) qa.set('qa.clock', clock === 'stop' ? clock : `x${clock}`)
  return `${before}${before?.includes('?') ? '&' : '?'}${qa}${hash === undefined ? '' : `#${hash}`}`
}

/** Opens a page of the mocked product and waits until it has been taken over by the application. */
export async function visit(page: Page, path: string, scenario?: Scenario): Promise<void> {
  await page.goto(scenarioAddress(path, scenario))
  // Asked with every frame: an assertion asks again after up to a second.
  await page.waitForFunction(isMounted, undefined, { timeout: PATIENCE.expected })
}

/** Begins to use a page: what stands below its first figures is asked for then. */
export async function beginUse(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
}

/** Something that tests keep in the browser before a page is opened. */
interface Stored {
  readonly name: string
  readonly text: string
}

/** Keeps the text of an HTTP archive in the browser: `visit(page, path, { replay: name })` plays it back. */
export async function keepRecording(page: Page, origin: string | undefined, kept: Stored): Promise<void> {
  await keep(page, origin, `zetu.recording.${kept.name}`, kept.text)
}

/** Keeps data that the console has stored as a file: `visit(page, path, { data: name })` starts from them. */
export async function keepDataSet(page: Page, origin: string | undefined, kept: Stored): Promise<void> {
  await keep(page, origin, `zetu.data.${kept.name}`, kept.text)
}

async function keep(page: Page, origin: string | undefined, key: string, text: string): Promise<void> {
  await page.goto(`${origin}/favicon.svg`)
  await page.evaluate(writeStored, { key, text })
}

/** Runs in the page, where the mocked product looks for it: in the store of `idb-keyval`. */
async function writeStored({ key, text }: { key: string; text: string }): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const opened = indexedDB.open('keyval-store')
    opened.onupgradeneeded = () => opened.result.createObjectStore('keyval')
    opened.onerror = () => reject(opened.error)
    opened.onsuccess = () => {
      const written = opened.result.transaction('keyval', 'readwrite')
      written.objectStore('keyval').put(text, key)
      written.onabort = () => reject(written.error)
      written.oncomplete = () => {
        opened.result.close()
        resolve()
      }
    }
  })
}

const isMounted = () => 'mounted' in document.documentElement.dataset

interface Fixtures {
  /** Console errors that a test brings about on purpose. */
  expectedErrors: RegExp[]
  /** A browser that nobody used before, for what a page cannot be freed of again: see `SharedPage`. */
  isFirstVisit: boolean
  quietConsole: undefined
}

interface WorkerFixtures {
  sharedPage: SharedPage
}

/** A test that also fails on any error in the console and any uncaught exception. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  sharedPage: [
    // biome-ignore lint/correctness/noEmptyPattern: The first parameter names the fixtures in use.
    async ({}, use) => {
      const kept = new SharedPage()
      await use(kept)
      await kept.close()
    },
    { scope: 'worker' },
  ],
  isFirstVisit: [false, { option: true }],
  context: async (
    {
      browser,
      sharedPage,
      isFirstVisit,
      baseURL,
      javaScriptEnabled,
      colorScheme,
      bypassCSP,
      locale,
      userAgent,
      contextOptions: { reducedMotion = null },
    },
    use,
  ) => {
    if (isFirstVisit || !javaScriptEnabled) {
      const context = await browser.newContext()
      await use(context)
      await context.close()
      return
    }
    const options = JSON.stringify([colorScheme, bypassCSP, locale, userAgent])
    const preferences = { colorScheme, reducedMotion }
    await use((await sharedPage.of(options, browser, `${baseURL}/`, preferences)).context())
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
