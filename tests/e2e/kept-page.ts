import type { Browser, BrowserContext, Page } from 'playwright/test'

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

/**
 * A page that serves one test after another. Files, compiled code and the worker of the mocks stay; what a person left
 * behind does not. What cannot be taken back is for a page of its own: init scripts, a stopped clock, a broken file.
 */
export class KeptPage {
  #key = ''
  #page: Page | undefined

  /** The page, emptied. Another key is another page: that of other options or of another file. */
  async of(key: string, browser: Browser, origin: string): Promise<Page> {
    if (this.#page === undefined || this.#page.isClosed() || this.#key !== key) {
      await this.close()
      this.#key = key
      this.#page = await (await browser.newContext()).newPage()
    } else {
      await emptied(this.#page, origin)
    }
    return this.#page
  }

  async close(): Promise<void> {
    await this.#page?.context().close()
    this.#page = undefined
  }
}

async function emptied(page: Page, origin: string): Promise<void> {
  const context = page.context()
  await closeOthers(context, page)
  await context.setOffline(false)
  // A page that is being left may still write: it has to be gone first.
  await page.goto('about:blank')
  for (const event of HEARD) page.removeAllListeners(event)
  await context.clearCookies()
  await context.clearPermissions()
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null })
  await page.mouse.move(-1, -1)
  await page.goto(`${origin}favicon.svg`)
  await page.evaluate(forget)
  // Where Back leads from the first page of a test.
  await page.goto('about:blank')
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
