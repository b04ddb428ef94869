import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { giveUp, runTool } from './environment.mjs'

/** Variables that may name the browser, the first one set by the tests themselves. */
const VARIABLES = ['ZETU_BROWSER', 'CHROME_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE', 'CHROME']

/** Its command on the PATH. A browser without windows loads a page with half the work. */
const COMMANDS = [
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'chrome',
]

/** The file of a browser without windows. */
const SHELL = /headless[-_]shell(\.exe)?$/

/** Where it lies when it is not on the PATH. */
const PLACES = {
  linux: [
    '/opt/google/chrome/chrome',
    '/usr/bin/chromium',
    '/usr/lib/chromium/chromium',
    '/snap/bin/chromium',
  ],
  darwin: ['/', process.env.HOME ?? '/'].flatMap((root) =>
    ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) =>
      path.join(root, 'Applications', `${name}.app`, 'Contents', 'MacOS', name),
    ),
  ),
  win32: [
    ['Google', 'Chrome', 'Application', 'chrome.exe'],
    ['Chromium', 'Application', 'chrome.exe'],
    ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
  ].flatMap((parts) =>
    ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
      .map((name) => process.env[name])
      .filter((root) => root !== undefined)
      .map((root) => path.join(root, ...parts)),
  ),
}

/** Debian's own browser, with a font for the pages' language. */
const PACKAGE_TOOL = 'apt-get'
const SHELL_PACKAGES = [
  ['update', '-qq'],
  ['install', '-y', '-qq', 'chromium-headless-shell', 'fonts-noto-cjk'],
]
const SYSTEM_PACKAGES = [
  ...SHELL_PACKAGES,
  // Older systems have no browser without windows.
  ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk'],
]

/** A browser that is there already: named in the environment, installed, or downloaded by Playwright earlier. */
export async function presentBrowser() {
  const variable = VARIABLES.find((name) => process.env[name])
  if (variable) {
    const named = process.env[variable]
    if (!existsSync(named)) giveUp(`环境变量 ${variable} 指的浏览器不存在：${named}`)
    return named
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(path.isAbsolute)
  const ending = process.platform === 'win32' ? '.exe' : ''
  const onPath = folders.flatMap((folder) => COMMANDS.map((name) => path.join(folder, name + ending)))
  const { chromium } = await import('playwright')
  const downloaded = chromium.executablePath()
  return [...onPath, ...(PLACES[process.platform] ?? []), ...shellsBeside(downloaded), downloaded].find(
    starts,
  )
}

/** Playwright downloads one without windows beside each browser: `chromium-1234` and `chromium_headless_shell-1234`. */
function shellsBeside(executable) {
  const [, cache, revision] = /^(.*[\\/])chromium(-\d+)[\\/]/.exec(executable) ?? []
  const folder = `${cache}chromium_headless_shell${revision}`
  if (cache === undefined || !existsSync(folder)) return []
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files.filter((name) => SHELL.test(name)).map((name) => path.join(folder, name))
}

/** Whether a browser lies there and runs: some systems have a command that only says where to get one. */
function starts(file) {
  if (!existsSync(file)) return false
  // On Windows this question would open a window.
  if (process.platform === 'win32') return true
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

/**
 * A browser for the end-to-end tests, brought here if need be; without one the program ends with one sentence. A container
 * with a windowed browser gets one without windows beside it: all tests then take half the time.
 */
export async function findBrowser() {
  const present = await presentBrowser()
  if (present && (SHELL.test(present) || !mayInstall() || VARIABLES.some((name) => process.env[name])))
    return present
  if (present) {
    console.log('安装不开窗口的 chromium，测试快一倍……')
    for (const args of SHELL_PACKAGES) install(args)
    return (await presentBrowser()) ?? present
  }
  console.log('没有找到 Chrome 或 Chromium，下载一个供测试使用……')
  await runTool('playwright', ['install', 'chromium'], { stdio: 'ignore' })
  const downloaded = await presentBrowser()
  if (downloaded) return downloaded
  if (mayInstall()) {
    console.log('没有下载成功，安装系统的 chromium……')
    for (const args of SYSTEM_PACKAGES) {
      install(args)
      const installed = await presentBrowser()
      if (installed) return installed
    }
  }
  return giveUp('没有可用的浏览器：请安装 Chrome 或 Chromium，或用环境变量 CHROME_PATH 指明它的位置。')
}

/** Whether this is a machine on which the tests may install packages: a container, as its root. */
const mayInstall = () => process.platform === 'linux' && process.getuid?.() === 0

/** One step of the system's package tool, which gives up where there is no network. */
function install(args) {
  const options = {
    stdio: 'ignore',
    timeout: 180_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  spawnSync(PACKAGE_TOOL, args, options)
}

/**
 * The engine for pages that are looked at for a second. Optimised code is made beside the page, on the other cores, and lost
 * with every load: a quarter of its work. A start makes much that it drops soon: with 16 MB for what is young it is cleared
 * less often, a twentieth of the work over twenty loads.
 */
export const ENGINE_FOR_SHORT_VISITS = '--js-flags=--no-turbofan --no-maglev --min-semi-space-size=16'

/** How the browser is started everywhere: without its own background traffic, and as root without its sandbox. */
export const BROWSER_ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]
