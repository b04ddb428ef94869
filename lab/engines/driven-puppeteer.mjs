import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathOf } from './path.mjs'
import { BROWSERS } from './place.mjs'

const load = createRequire(path.join(BROWSERS, 'package.json'))
const START_MS = 120_000

/** What somebody has set in the browser or the system: `look` of the command line, and how each family is told. */
const CHROMIUM_LOOKS = {
  // Old and new name: pages that know no dark are turned into it.
  dark: ['--force-dark-mode', '--enable-features=WebContentsForceDark'],
  letters: ['--blink-settings=defaultFontSize=32'],
}
const FIREFOX_LOOKS = {
  dark: { 'ui.systemUsesDarkTheme': 1, 'browser.display.document_color_use': 2 },
  letters: { 'font.size.variable.x-western': 32, 'font.size.variable.zh-CN': 32 },
}

/** A Chromium of any age: started by hand, for old ones answer no question about their version. */
export async function openChromium(file, { client, look, ...size }) {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'zetu-engine-'))
  const args = [
    '--headless',
    '--no-sandbox',
    '--no-zygote',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--lang=zh-CN',
    ...(CHROMIUM_LOOKS[look] ?? []),
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    'about:blank',
  ]
  const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const browser = await load(client).connect({
    browserWSEndpoint: await endpoint(child),
    defaultViewport: null,
  })
  return driven(browser, size, touchOfChromium, async () => {
    const ended = child.exitCode === null && once(child, 'exit')
    child.kill()
    await ended
    try {
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 })
    } catch {
      // A child of the browser still writes there; the system clears its own folder.
    }
  })
}

export async function openFirefox(file, { client, look, ...size }) {
  const browser = await load(client).launch({
    browser: 'firefox',
    executablePath: file,
    headless: true,
    defaultViewport: null,
    extraPrefsFirefox: { 'intl.accept_languages': 'zh-CN', ...FIREFOX_LOOKS[look] },
  })
  return driven(browser, size, touchOfFirefox)
}

function endpoint(child) {
  return new Promise((resolve, reject) => {
    let said = ''
    const late = setTimeout(() => reject(new Error(`没有启动：${said.slice(-200)}`)), START_MS)
    child.once('exit', (code) => reject(new Error(`启动后就结束了（${code}）：${said.slice(-200)}`)))
    child.stderr.on('data', (text) => {
      said += text
      const [, address] = /listening on (ws:\S+)/.exec(said) ?? []
      if (!address) return
      clearTimeout(late)
      resolve(address)
    })
  })
}

/** Old clients know only taps. */
async function touchOfChromium(page) {
  const session = await page.target().createCDPSession()
  const send = (type, touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints })
  return {
    start: (at) => send('touchStart', [at]),
    move: (at) => send('touchMove', [at]),
    end: () => send('touchEnd', []),
  }
}

function touchOfFirefox({ touchscreen }) {
  return {
    start: ({ x, y }) => touchscreen.touchStart(x, y),
    move: ({ x, y }) => touchscreen.touchMove(x, y),
    end: () => touchscreen.touchEnd(),
  }
}

async function driven(browser, { width, height }, touch, after = () => undefined) {
  const page = await browser.newPage()
  await page.setViewport({ width, height })
  let errors = []
  page.on('pageerror', (error) => errors.push(String(error.message ?? error).split('\n')[0]))
  return {
    agent: () => page.evaluate('navigator.userAgent'),
    async goto(url) {
      errors = []
      await page.goto(url, { waitUntil: 'domcontentloaded', timeout: START_MS })
    },
    evaluate: (script, argument) => page.evaluate(`(${script})(${JSON.stringify(argument ?? null)})`),
    click: ({ x, y }) => page.mouse.click(x, y),
    async drag(from, to) {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y, { steps: 12 })
      await wait(200)
      await page.mouse.up()
    },
    /** By a finger. */
    async touch(from, to) {
      const { start, move, end } = await touch(page)
      await start(from)
      for (const at of pathOf(from, to)) {
        await move(at)
        await wait(30)
      }
      await wait(200)
      await end()
      return true
    },
    async press(key, held) {
      if (held) await page.keyboard.down(held)
      await page.keyboard.press(key)
      if (held) await page.keyboard.up(held)
    },
    type: (text) => page.keyboard.type(text),
    shoot: (file) => page.screenshot({ path: file }),
    print: () =>
      page.pdf({ format: 'a4', preferCSSPageSize: true, printBackground: true, timeout: START_MS }),
    errors: () => errors,
    async close() {
      await browser.close().catch(() => undefined)
      await after()
    },
  }
}
