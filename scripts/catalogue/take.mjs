import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { openScreen } from '../survival/screen.mjs'
import { pictureOf } from './cases.mjs'

/** A picture ends here: what is below repeats what is above. */
const MOST_HEIGHT = 2400
/** Of a page that is longer one window is seen: a browser draws all of it for a picture of more. */
const LONGEST = 8000
/** What is awaited for ever is seen soon. */
const PENDING_PATIENCE_MS = 2500
const PATIENCE_MS = 12_000
/** Until the colours of the other theme are drawn. */
const REPAINT_MS = 350

/** A browser window of one width: a phone in the hand, or a desk. */
export function openWindow(browser, width) {
  const isPhone = width < 640
  return browser.newContext({
    viewport: { width, height: isPhone ? 844 : 900 },
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  })
}

/** Takes the pictures of one case in each theme. Gives a record of each, with the errors that the page threw. */
export async function takeCase({ url, page }, item, folder) {
  const { address, person, state, fail, width, themes } = item
  await page.emulateMedia({ colorScheme: themes[0] })
  const screen = await openScreen({ url, page }, address, {
    fail: fail === undefined ? [] : `*:${fail}`,
    persona: person,
    patience: state === 'pending' ? PENDING_PATIENCE_MS : PATIENCE_MS,
  })
  const pictures = []
  for (const [at, theme] of themes.entries()) {
    if (at > 0) {
      await page.emulateMedia({ colorScheme: theme })
      await page.waitForTimeout(REPAINT_MS)
    }
    const file = pictureOf(item, theme)
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.screenshot({
      path: path.join(folder, file),
      type: 'jpeg',
      quality: 75,
      animations: 'disabled',
      ...(height <= LONGEST && {
        fullPage: true,
        clip: { x: 0, y: 0, width, height: Math.min(height, MOST_HEIGHT) },
      }),
    })
    pictures.push({ theme, file })
  }
  const { errors } = screen
  await screen.close()
  return pictures.map(({ theme, file }) => ({
    route: item.route,
    address,
    person,
    state,
    width,
    theme,
    file,
    errors,
  }))
}
