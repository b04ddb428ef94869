import path from 'node:path'
import { checkNode, ensureInstalled, giveUp, option } from './lib/environment.mjs'

// Measures and prints tables; nothing fails here. Times are medians of interleaved runs on this machine: read ratios.
checkNode()
await ensureInstalled()
const { buildSite } = await import('./build.mjs')
const { startServer } = await import('./lib/static-server.mjs')
const { BROWSER_ARGS, findBrowser } = await import('./lib/browser.mjs')
const { chromium } = await import('playwright')
const { createServer } = await import('vite')

await buildSite({ mode: 'live', outDir: path.resolve('dist') })
await buildSite({ mode: 'mock', outDir: path.resolve('dist-mock') })
const executablePath = await findBrowser()
if (!executablePath) giveUp('没有可用的浏览器：请安装 Chrome 或 Chromium。')

const vite = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
  logLevel: 'error',
})
const site = await startServer({ dir: path.resolve('dist-mock'), port: 4410 })
const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS })
const context = { browser, url: 'http://localhost:4410', load: (file) => vite.ssrLoadModule(file) }

const MODULES = ['bytes', 'boot', 'interaction']
const only = option('only')
for (const name of MODULES.filter((module) => typeof only !== 'string' || only.split(',').includes(module))) {
  const { measure } = await import(`./bench/${name}.mjs`)
  const { title, columns, rows } = await measure(context)
  console.log(
    `\n### ${title}\n\n| ${columns.join(' | ')} |\n|${columns.map((_, i) => (i === 0 ? '---' : '--:')).join('|')}|`,
  )
  for (const row of rows) console.log(`| ${row.join(' | ')} |`)
}
await browser.close()
site.close()
await vite.close()
