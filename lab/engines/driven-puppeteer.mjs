import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { BROWSERS } from './place.mjs'

const load = createRequire(path.join(BROWSERS, 'package.json'))
const START_MS = 60_000

/** A Chromium of any age: started by hand, for old ones answer no question about their version. */
export async function openChromium(file, { client, ...size }) {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'zetu-engine-'))
  const args = [
    '--headless',
    '--no-sandbox',
    '--no-zygote',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--lang=zh-CN',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    'about:blank',
  ]
  const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const browser = await load(client).connect({
    browserWSEndpoint: await endpoint(child),
    defaultViewport: null,
  })
  return driven(browser, size, () => {
    child.kill()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  })
}

export async function openFirefox(file, { client, ...size }) {
  const browser = await load(client).launch({
    browser: 'firefox',
    executablePath: file,
    headless: true,
    defaultViewport: null,
    extraPrefsFirefox: { 'intl.accept_languages': 'zh-CN' },
  })
  return driven(browser, size)
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

async function driven(browser, { width, height }, after = () => undefined) {
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
    async press(key, held) {
      if (held) await page.keyboard.down(held)
      await page.keyboard.press(key === ' ' ? 'Space' : key)
      if (held) await page.keyboard.up(held)
    },
    type: (text) => page.keyboard.type(text),
    shoot: (file) => page.screenshot({ path: file }),
    print: () => page.pdf({ format: 'a4', preferCSSPageSize: true, printBackground: true }),
    errors: () => errors,
    async close() {
      await browser.close().catch(() => undefined)
      after()
    },
  }
}
