import { existsSync } from 'node:fs'
import path from 'node:path'
import { presentBrowser } from '../../scripts/lib/browser.mjs'
import { openChromium, openFirefox } from './driven-puppeteer.mjs'
import { openWebKit } from './driven-webkit.mjs'
import { packed } from './install.mjs'
import { BROWSERS } from './place.mjs'

const library = (...names) => names.find((name) => existsSync(name))
const libraries = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64', '/usr/libexec']
/** The small browser that comes with a library of WebKit; `folder` has its version. */
const miniBrowser = (folder) => library(...libraries.map((root) => path.join(root, folder, 'MiniBrowser')))

/** An old Chromium out of a package of npm. */
const old = (version, from, client) => ({
  name: `chromium-${version}`,
  find: () => library(path.join(BROWSERS, `chromium-${version}`, 'chromium')),
  npm: [`chromium-${version}@npm:${from}`, client],
  install: () => packed(`chromium-${version}`),
  open: (file, size) => openChromium(file, { ...size, client: client.split('@npm:')[0] }),
})

const CLIENTS = {
  90: 'client-10@npm:puppeteer-core@10.4.0',
  103: 'client-19@npm:puppeteer-core@19.11.1',
  156: 'client-25@npm:puppeteer-core@25.16.0',
}

/**
 * Engines by age within their family: how each is found, what brings it where it is not there, and how it is opened. The
 * client is of the age of the browser: newer ones say what older browsers do not know.
 */
export const ENGINES = [
  // An early 88, older than these: it has to say so on every page.
  { ...old('88', 'chrome-aws-lambda@5.5.0', CLIENTS[90]), isBelow: true },
  old('90', 'chrome-aws-lambda@8.0.2', CLIENTS[90]),
  old('103', '@sparticuz/chromium@103.0.0', CLIENTS[103]),
  old('108', '@sparticuz/chromium@108.0.3', CLIENTS[103]),
  {
    name: 'chromium',
    find: presentBrowser,
    npm: [CLIENTS[156]],
    apt: ['chromium'],
    open: (file, size) => openChromium(file, { ...size, client: 'client-25' }),
  },
  {
    name: 'firefox',
    find: () => library('/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox'),
    npm: [CLIENTS[156]],
    apt: ['firefox-esr'],
    open: (file, size) => openFirefox(file, { ...size, client: 'client-25' }),
  },
  {
    name: 'webkitgtk',
    find: () =>
      library('/usr/bin/WebKitWebDriver') && library('/usr/bin/Xvfb') && miniBrowser('webkit2gtk-4.1'),
    npm: [],
    apt: ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb'],
    open: (file, size) => openWebKit(file, { ...size, driver: '/usr/bin/WebKitWebDriver' }),
  },
  {
    name: 'wpe',
    find: () => library('/usr/bin/WPEWebDriver') && miniBrowser('wpe-webkit-1.1'),
    npm: [],
    apt: ['wpewebkit-driver', 'libwpewebkit-1.1-0', 'libwpebackend-fdo-1.0-1'],
    open: (file, size) => openWebKit(file, { ...size, driver: '/usr/bin/WPEWebDriver', isHeadless: true }),
  },
]
