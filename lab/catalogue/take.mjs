import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { documentFor, REST, settled, show } from '../survival/document.mjs'
import { looksOf, pictureOf } from './cases.mjs'

/** A picture ends here: what is below repeats what is above. */
const MOST_HEIGHT = 2400
/** Until the page has heard of another width. */
const REFLOW_MS = 150

const DESK_WIDTH = 1440

function heightOf(width) {
  return width < 640 ? 844 : 900
}

/** How the browser windows begin; `resize` makes them a phone in the hand. */
export const WINDOW = {
  viewport: { width: DESK_WIDTH, height: heightOf(DESK_WIDTH) },
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
}

/** Makes the page as wide as a desktop or a phone, the phone with a finger for a pointer. */
async function resize(screen, width, height = heightOf(width)) {
  const { page } = screen
  const mobile = width < 640
  screen.devtools ??= await page.context().newCDPSession(page)
  // Playwright must know the size for the picture; whether it is a phone a context of its cannot change.
  await page.setViewportSize({ width, height })
  await screen.devtools.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor: 1,
    mobile,
  })
  await screen.devtools.send('Emulation.setTouchEmulationEnabled', { enabled: mobile })
}

/** Colours change at once, and a window as high as its picture makes no page higher. */
const STILL = `
*, ::before, ::after { transition: none !important }
main { min-height: calc(${heightOf(0)}px - 4rem) !important }`

/** Prepares a document for pictures. Gives the calls of the frame, which stands around every page. */
async function prepare(screen) {
  await screen.page.addStyleTag({ content: STILL })
  await show(screen, REST, { withFrame: true })
  return new Set(screen.watched.calls.keys())
}

/**
 * Takes the pictures of one case, each look. Gives a record of each, with the errors that the page threw and whether it has
 * asked for anything.
 */
export async function takeCase(session, item, folder) {
  const { route, address, person, state, fail } = item
  const screen = await documentFor(session, person)
  const { page, watched } = screen
  screen.frame ??= await prepare(screen)
  const looks = looksOf(item)
  const awaited = state === 'pending' ? '*' : undefined
  await resize(screen, looks[0].width)
  await page.emulateMedia({ colorScheme: looks[0].theme })
  await show(screen, address, {
    fail: fail === undefined ? '' : `*:${fail}`,
    awaited,
    isPatient: true,
    withFrame: true,
  })
  let before = {}
  for (const look of looks) {
    const { width, theme } = look
    if (width !== before.width) {
      if (before.width !== undefined) {
        await resize(screen, width)
        await page.waitForTimeout(REFLOW_MS)
        await settled(screen, awaited)
      }
      // As high as the picture: what lies beyond a window is drawn slowly.
      await resize(screen, width, Math.min(Math.max(await heightOfPage(page), heightOf(width)), MOST_HEIGHT))
      await settled(screen, awaited)
    }
    if (theme !== before.theme) await page.emulateMedia({ colorScheme: theme })
    before = look
    await takePicture(page, path.join(folder, pictureOf(item, look)))
  }
  const asks = [...watched.calls.keys()].some((call) => !screen.frame.has(call))
  const errors = [...watched.errors]
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

function heightOfPage(page) {
  return page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    return document.documentElement.scrollHeight
  })
}

async function takePicture(page, file) {
  mkdirSync(path.dirname(file), { recursive: true })
  await page.screenshot({ path: file, type: 'jpeg', quality: 75, animations: 'disabled' })
}
