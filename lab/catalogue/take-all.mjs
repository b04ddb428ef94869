import { BROWSER_ARGS, findBrowser } from '../../scripts/lib/browser.mjs'
import { startServer } from '../../scripts/lib/static-server.mjs'
import { closeDocument } from '../survival/document.mjs'
import { takeCase, WINDOW } from './take.mjs'

/** So many windows for each worker: one that waits for its page keeps nobody busy. */
const WINDOWS = 3

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
  let same = 0
  console.log(`${cases.length} 个要拍`)
  const work = async () => {
    const session = { browser, url, browserOptions: WINDOW }
    for (let item = queue.shift(); item; item = queue.shift()) {
      if (Date.now() > until) return
      if (kept.isSameAsUsual(item)) {
        same += 1
        continue
      }
      try {
        for (const record of await takeCase(session, item, folder)) kept.add(record)
      } catch (error) {
        console.error(`${item.address} ${item.person} ${item.state}：${String(error).split('\n')[0]}`)
        await closeDocument(session, item.person)
        continue
      }
      done += 1
      if (done % 50 === 0) {
        const seconds = (Date.now() - started) / 1000 / done
        const left = cases.length - done - same
        console.log(`${done}/${cases.length - same}，还要 ${Math.ceil((seconds * left) / 60)} 分钟`)
      }
    }
  }
  try {
    await Promise.all(Array.from({ length: workers * WINDOWS }, work))
  } finally {
    await browser.close()
    server.close()
  }
  const seconds = ((Date.now() - started) / 1000).toFixed(0)
  console.log(`${seconds} 秒打开了 ${done} 次；${same} 个什么都不问，和平常一样，没有再拍`)
  return cases.length - done - same
}
