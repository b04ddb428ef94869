import path from 'node:path'
import { checkNode } from './lib/environment.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { readNames, readOptions } from './lib/options.mjs'

// Measures and prints tables. Only bytes fail: times are medians on this machine, of which only ratios mean something.
const MODULES = [
  'bytes',
  'pages',
  'boot',
  'interaction',
  'typing',
  'filling',
  'shifts',
  'memory',
  'answers',
  'world',
]
/** These need no built site and no browser. */
const WITHOUT_SITE = ['answers', 'world']

checkNode()
// `--pages` names paths for the table of pages: all of them take long.
const { only, pages } = readOptions(['only', 'pages'])
const wanted = only === undefined ? MODULES : readNames('only', only, MODULES)
await ensureInstalled()
const { openModules } = await import('./lib/modules.mjs')

const modules = await openModules()
const site = wanted.every((name) => WITHOUT_SITE.includes(name)) ? undefined : await openSite()
const context = { ...site?.context, load: modules.load, pages: pages?.split(',') }
try {
  for (const name of wanted) {
    const { measure } = await import(`./bench/${name}.mjs`)
    const { title, columns, rows, failed = false } = await measure(context)
    const ruler = columns.map((_, at) => (at === 0 ? '---' : '--:'))
    const lines = [columns, ruler, ...rows].map((cells) => `| ${cells.join(' | ')} |`)
    console.log(`\n### ${title}\n\n${lines.join('\n')}`)
    if (failed) process.exitCode = 1
  }
} finally {
  await site?.close()
  await modules.close()
}

/** Both sites built, the mocked one served, and a browser. */
async function openSite() {
  const { buildSite } = await import('./lib/site.mjs')
  const { startServer } = await import('./lib/static-server.mjs')
  const { BROWSER_ARGS, findBrowser } = await import('./lib/browser.mjs')
  const { chromium } = await import('playwright')
  const executablePath = await findBrowser()
  const liveDir = path.resolve('dist')
  const mockDir = path.resolve('dist-mock')
  await buildSite({ mode: 'live', outDir: liveDir })
  await buildSite({ mode: 'mock', outDir: mockDir })
  const server = await startServer({ dir: mockDir, port: 0 })
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS })
  const context = { browser, url: `http://localhost:${server.address().port}`, liveDir }
  const close = async () => {
    await browser.close()
    server.close()
  }
  return { context, close }
}
