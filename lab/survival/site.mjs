import { BROWSER_ARGS, ENGINE_FOR_SHORT_VISITS, findBrowser } from '../../scripts/lib/browser.mjs'
import { startServer } from '../../scripts/lib/static-server.mjs'
import { lateFiles } from './built-chunks.mjs'
import { FileFaults } from './file-faults.mjs'

/** So many more than there are workers are looked at: a screen that waits keeps nobody busy. */
const WAITING = 2

/**
 * The mocked product that lies in `dir`, served, and `workers` sessions to look at it. Each has a server whose files can
 * fail; beside them stand sessions for what takes its time. `remembers` is whether a browser may keep the files of the
 * code.
 */
export async function openSite({ dir, workers, remembers = true }) {
  const { chromium } = await import('playwright')
  const executablePath = await findBrowser()
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGS, ENGINE_FOR_SHORT_VISITS] })
  const open = (count) =>
    Promise.all(Array.from({ length: count }, () => openDesk(browser, { dir, remembers })))
  const sessions = await open(workers)
  const waitingSessions = await open(workers * WAITING)
  return {
    sessions,
    waitingSessions,
    async close() {
      await browser.close()
      for (const { server } of [...sessions, ...waitingSessions]) server.close()
    },
  }
}

async function openDesk(browser, { dir, remembers }) {
  const files = new FileFaults()
  const server = await startServer({ dir, port: 0, remembers, before: files.answer })
  const url = `http://localhost:${server.address().port}`
  return { browser, server, files, late: lateFiles(dir), url }
}
