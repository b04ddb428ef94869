import { BROWSER_ARGS, findBrowser } from '../lib/browser.mjs'
import { startServer } from '../lib/static-server.mjs'
import { lateFiles } from './built-chunks.mjs'
import { FileFaults } from './file-faults.mjs'

/** The mocked product that lies in `dir`, served, and `workers` desks to look at it, each with a server whose files can fail. */
export async function openSite({ dir, workers }) {
  const { chromium } = await import('playwright')
  const executablePath = await findBrowser()
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS })
  const desks = await Promise.all(Array.from({ length: workers }, () => openDesk(browser, dir)))
  return {
    desks,
    async close() {
      await browser.close()
      for (const { server } of desks) server.close()
    },
  }
}

async function openDesk(browser, dir) {
  const files = new FileFaults()
  const server = await startServer({ dir, port: 0, before: files.answer })
  const url = `http://localhost:${server.address().port}`
  return { browser, server, files, late: lateFiles(dir), url }
}
