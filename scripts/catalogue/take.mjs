import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { openScreen } from '../survival/screen.mjs'
import { looksOf, pictureOf } from './cases.mjs'

/** A picture ends here: what is below repeats what is above. */
const MOST_HEIGHT = 2400
/** Of a page that is longer one window is seen: a browser draws all of it for a picture of more. */
const LONGEST = 8000
/** What is awaited for ever is seen soon. */
const PENDING_PATIENCE_MS = 2500
const PATIENCE_MS = 12_000
/** As long as a page is quiet before it is taken for whole. */
const QUIET_MS = 500
/** Until the colours of the other theme are drawn. */
const REPAINT_MS = 350
/** Until the page has heard of another width. */
const REFLOW_MS = 150

/** A browser window whose width is that of a phone in the hand or of a desk: `resize` changes it. */
export async function openWindow(browser) {
  const context = await browser.newContext({
    viewport: sizeOf(DESK_WIDTH),
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  return { context, page, devtools, uses: 1 }
}

const DESK_WIDTH = 1440
const sizeOf = (width) => ({ width, height: width < 640 ? 844 : 900 })

/** Makes the page as wide as a desk or a phone, the phone with a finger for a pointer. */
async function resize({ page, devtools }, width) {
  const mobile = width < 640
  // Playwright must know the size for the picture; whether it is a phone a context of its cannot change.
  await page.setViewportSize(sizeOf(width))
  await devtools.send('Emulation.setDeviceMetricsOverride', {
    ...sizeOf(width),
    deviceScaleFactor: 1,
    mobile,
  })
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: mobile })
}

/**
 * Takes the pictures of one case: one load, each look. Gives a record of each, with the errors that the page threw and
 * whether it has asked for anything.
 */
export async function takeCase({ url, window }, item, folder) {
  const { route, address, person, state, fail } = item
  const { page } = window
  const looks = looksOf(item)
  await resize(window, looks[0].width)
  await page.emulateMedia({ colorScheme: looks[0].theme })
  const screen = await openScreen({ url, page }, address, {
    fail: fail === undefined ? [] : `*:${fail}`,
    persona: person,
    patience: state === 'pending' ? PENDING_PATIENCE_MS : PATIENCE_MS,
    quiet: QUIET_MS,
  })
  let before = looks[0]
  for (const look of looks) {
    if (look.width !== before.width) {
      await resize(window, look.width)
      await page.emulateMedia({ colorScheme: look.theme })
      await page.waitForTimeout(REFLOW_MS)
      if (state !== 'pending') await screen.settled(QUIET_MS)
    } else if (look.theme !== before.theme) {
      await page.emulateMedia({ colorScheme: look.theme })
      await page.waitForTimeout(REPAINT_MS)
    }
    before = look
    await takePicture(page, path.join(folder, pictureOf(item, look)), look.width)
  }
  const { errors, calls } = screen
  const asks = calls.size > 0
  await screen.close()
  return looks.map((look) => ({
    route,
    address,
    person,
    state,
    ...look,
    file: pictureOf(item, look),
    errors,
    asks,
  }))
}

async function takePicture(page, file, width) {
  mkdirSync(path.dirname(file), { recursive: true })
  const height = await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    return document.documentElement.scrollHeight
  })
  await page.screenshot({
    path: file,
    type: 'jpeg',
    quality: 75,
    animations: 'disabled',
    ...(height <= LONGEST && {
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.min(height, MOST_HEIGHT) },
    }),
  })
}
