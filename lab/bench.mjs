import path from 'node:path'
import { checkNode } from '../scripts/lib/environment.mjs'
import { ensureInstalled } from '../scripts/lib/install.mjs'
import { readNames, readOptions } from '../scripts/lib/options.mjs'

// Measures and prints tables. Only bytes fail: times are medians on this machine, of which only ratios mean something.
const MODULES = ['bytes', 'pages', 'visits', 'editing', 'memory']
/** These open the live site alone. */
const LIVE_ONLY = ['bytes', 'pages', 'visits']

checkNode()
// `--pages` names paths for the table of pages: all of them take long.
const { only, pages } = readOptions(['only', 'pages'])
const wanted = only === undefined ? MODULES : readNames('only', only, MODULES)
await ensureInstalled()
const { openModules } = await import('../scripts/lib/modules.mjs')

const modules = await openModules()
const site = await openSite()
const context = { ...site.context, load: modules.load, pages: pages?.split(',') }
try {
  for (const name of wanted) {
    const { measure } = await import(`./bench/${name}.mjs`)
    const { title, columns, rows, notes = [], failed = false } = await measure(context)
    const ruler = columns.map((_, at) => (at === 0 ? '---' : '--:'))
    const lines = [columns, ruler, ...rows].map((cells) => `| ${cells.join(' | ')} |`)
    console.log(`\n### ${title}\n\n${[...lines, '', ...notes].join('\n')}`)
    if (failed) process.exitCode = 1
  }
} finally {
  await site.close()
  await modules.close()
}

/** The live site built, where it is wanted the mocked one built and served, and a browser. */
async function openSite() {
  const { buildSite } = await import('../scripts/lib/site.mjs')
  const { BROWSER_ARGS, findBrowser } = await import('../scripts/lib/browser.mjs')
  const { chromium } = await import('playwright')
  const executablePath = await findBrowser()
  const liveDir = path.resolve('dist')
  const mockDir = path.resolve('dist-mock')
  await buildSite({ mode: 'live', outDir: liveDir })
  const server = wanted.every((name) => LIVE_ONLY.includes(name)) ? undefined : await startMock(mockDir)
  // Each face that a system lacks is looked for anew for every size and weight, which no phone does.
  const env = { ...process.env, FONTCONFIG_FILE: path.resolve('lab/bench/fonts.conf') }
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS, env })
  const url = server && `http://localhost:${server.address().port}`
  const context = { browser, url, liveDir }
  const close = async () => {
    await browser.close()
    server?.close()
  }
  return { context, close }
}

async function startMock(dir) {
  const { buildSite } = await import('../scripts/lib/site.mjs')
  const { startServer } = await import('../scripts/lib/static-server.mjs')
  await buildSite({ mode: 'mock', outDir: dir })
  return startServer({ dir, port: 0 })
}
