import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome', 'msedge']
const PLACES = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) =>
    path.join(process.env[name] ?? 'C:\\', 'Google', 'Chrome', 'Application', 'chrome.exe'),
  ),
}

/** A browser that is there already: named in the environment, installed, or downloaded by Playwright earlier. */
export async function presentBrowser() {
  const named = process.env.ZETU_BROWSER ?? process.env.CHROME_PATH ?? process.env.CHROME
  if (named) return existsSync(named) ? named : undefined
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const ending = process.platform === 'win32' ? '.exe' : ''
  const onPath = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name + ending)))
  const installed = [...onPath, ...(PLACES[process.platform] ?? [])].find((file) => existsSync(file))
  if (installed) return installed
  const { chromium } = await import('playwright')
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}

/** A browser for the end-to-end tests, brought here if need be; undefined when none can be had. */
export async function findBrowser() {
  const present = await presentBrowser()
  if (present) return present
  console.log('没有找到浏览器，尝试下载……')
  if (quietly(process.execPath, [path.join('node_modules', 'playwright', 'cli.js'), 'install', 'chromium'])) {
    const downloaded = await presentBrowser()
    if (downloaded) return downloaded
  }
  if (process.platform === 'linux') {
    console.log('尝试安装系统的 chromium……')
    quietly('apt-get', ['update', '-qq'])
    quietly('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk'])
  }
  return presentBrowser()
}

function quietly(command, args) {
  try {
    execFileSync(command, args, { stdio: 'ignore', timeout: 600_000 })
    return true
  } catch {
    return false
  }
}

/** How the browser is started everywhere: without its own background traffic, and as root without its sandbox. */
export const BROWSER_ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]
