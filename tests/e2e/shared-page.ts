import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright/test'

/** What a test may listen to on its page. */
const HEARD = [
  'console',
  'dialog',
  'download',
  'framenavigated',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'response',
] as const

/** What the browser says that a person prefers; a test may have changed it. */
type Preferences = Pick<BrowserContextOptions, 'colorScheme' | 'reducedMotion'>

/** A page comes to hold more with every address; after so many tests another one takes its place. */
const TESTS_OF_A_PAGE = 15

/**
 * A page that serves one test after another. Files, compiled code and the worker of the mocks stay; what a person left
 * behind does not. What cannot be taken back is for a page of its own: init scripts, a stopped clock, a broken file.
 */
export class SharedPage {
  #options = ''
  #page: Page | undefined
  #served = 0

  /** The page, emptied. Other options of the browser are another page. */
  async of(options: string, browser: Browser, origin: string, preferences: Preferences): Promise<Page> {
    if (this.#page === undefined || this.#page.isClosed() || this.#options !== options) {
      await this.close()
      this.#options = options
      this.#page = await keepsNoScripts(await (await browser.newContext()).newPage())
      this.#served = 0
    } else {
      if (this.#served % TESTS_OF_A_PAGE === 0)
        this.#page = await keepsNoScripts(await this.#page.context().newPage())
      await emptied(this.#page, origin, preferences)
    }
    this.#served += 1
    return this.#page
  }

  async close(): Promise<void> {
    await this.#page?.context().close()
    this.#page = undefined
  }
}

/** An init script cannot be taken away again: it would change what every later test sees. */
async function keepsNoScripts(page: Page): Promise<Page> {
  page.addInitScript = () => {
    throw new Error('an init script stays on the page: the test wants `test.use({ isFirstVisit: true })`')
  }
  return page
}

async function emptied(page: Page, origin: string, preferences: Preferences): Promise<void> {
  const context = page.context()
  await closeOthers(context, page)
  await context.setOffline(false)
  for (const event of HEARD) page.removeAllListeners(event)
  // A page that is being left may still write: it has to be gone first. Back leads here from the first page of a test.
  await page.goto(`${origin}favicon.svg`, { waitUntil: 'commit' })
  await Promise.all([
    page.evaluate(forget),
    context.clearCookies(),
    context.clearPermissions(),
    // Null would be those of the machine.
    page.emulateMedia({ media: null, ...preferences }),
    page.mouse.move(-1, -1),
  ])
}

async function closeOthers(context: BrowserContext, page: Page): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close()
}

/** Runs in the page. */
async function forget(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  for (const { name } of await indexedDB.databases()) {
    if (name !== undefined) {
      await new Promise((resolve, reject) => {
        const deleted = indexedDB.deleteDatabase(name)
        deleted.onsuccess = resolve
        deleted.onerror = () => reject(deleted.error)
        deleted.onblocked = () => reject(new Error(`${name} is still open`))
      })
    }
  }
}
