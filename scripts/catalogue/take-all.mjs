import { BROWSER_ARGS, findBrowser } from '../lib/browser.mjs'
import { startServer } from '../lib/static-server.mjs'
import { openWindow, takeCase } from './take.mjs'

/** A page that has shown so many states makes room for a new one. */
const USES = 60

/** Takes every case, `workers` at a time, until the minutes are over. Gives how many cases are left. */
export async function takeAll({ cases, kept, dir, folder, workers, minutes }) {
  const { chromium } = await import('playwright')
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS })
  const server = await startServer({ dir, port: 0 })
  const url = `http://localhost:${server.address().port}`
  const until = Date.now() + minutes * 60_000
  const started = Date.now()
  const queue = [...cases]
  let done = 0
  console.log(`${cases.length} 个要拍`)
  const work = async () => {
    const windows = new Map()
    for (let item = queue.shift(); item; item = queue.shift()) {
      if (Date.now() > until) return
      const window = await windowOf(windows, browser, item.width)
      try {
        for (const record of await takeCase({ url, page: window.page }, item, folder)) kept.add(record)
      } catch (error) {
        console.error(`${item.address} ${item.person} ${item.state}：${String(error).split('\n')[0]}`)
        window.uses = USES
        continue
      }
      done += 1
      if (done % 50 === 0) {
        const seconds = (Date.now() - started) / 1000 / done
        console.log(`${done}/${cases.length}，还要 ${Math.ceil((seconds * (cases.length - done)) / 60)} 分钟`)
      }
    }
  }
  try {
    await Promise.all(Array.from({ length: workers }, work))
  } finally {
    await browser.close()
    server.close()
  }
  return cases.length - done
}

/** The window of a width that has been used the least long: code and worker of the pages are there already. */
async function windowOf(windows, browser, width) {
  const known = windows.get(width)
  if (known && known.uses < USES) {
    known.uses += 1
    return known
  }
  await known?.context.close()
  const context = await openWindow(browser, width)
  const window = { context, page: await context.newPage(), uses: 1 }
  windows.set(width, window)
  return window
}
