import { BROWSER_ARGS, findBrowser } from '../lib/browser.mjs'
import { buildSite } from '../lib/site.mjs'
import { startServer } from '../lib/static-server.mjs'

/** The mocked product, built and served, and a browser. */
export async function openSite(dir) {
  const { chromium } = await import('playwright')
  const executablePath = await findBrowser()
  await buildSite({ mode: 'mock', outDir: dir })
  const server = await startServer({ dir, port: 0 })
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS })
  return {
    browser,
    url: `http://localhost:${server.address().port}`,
    async close() {
      await browser.close()
      server.close()
    },
  }
}
