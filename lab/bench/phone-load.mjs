import { setTimeout } from 'node:timers/promises'
import { openBarePage } from './bare-page.mjs'

/** A middling phone on a middling network: 4× slower, 150 ms away, 1.6 Mbit/s. */
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true }
const SLOWDOWN = 4
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
}
const PATIENCE_MS = 30_000
/** To look is a task of the page too. */
const LOOK_EVERY_MS = 250

/**
 * Opens an address with an empty cache. Gives times in ms since the navigation began: of the first paint, of the
 * figures one came for (`ready`, a selector), and of all that is in view; and how long the main thread was blocked
 * between the first and the last of them (TBT). Beside them stand the requests and bytes until the figures. A plain page
 * does not say when it is mounted.
 */
export async function phoneLoad({ browser, url, ready, isPlain = false }) {
  const page = await openBarePage(browser)
  try {
    const traffic = await watchTraffic(page)
    await page.send('Emulation.setDeviceMetricsOverride', PHONE)
    await page.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    await page.send('Emulation.setLocaleOverride', { locale: 'zh-CN' })
    await page.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.send('Network.emulateNetworkConditions', NETWORK)
    await page.send('Page.enable')
    const source = `(${withoutWorker})(); (${watchContent})(${JSON.stringify({ ready, isPlain })})`
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source })
    await page.send('Page.navigate', { url })
    await whenWhole(page, url)
    const { paint, content, whole, mounted, tasks } = await page.evaluate(`({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      content: window.contentAt,
      whole: window.wholeAt,
      mounted: performance.getEntriesByName('zetu:mounted')[0]?.startTime,
      tasks: window.longTasks,
    })`)
    const [begin] = traffic.starts
    const before = (moment) => (moment - begin) * 1000 <= content
    const requests = traffic.starts.filter(before).length
    const bytes = traffic.ends.reduce((sum, end) => sum + (before(end.timestamp) ? end.bytes : 0), 0)
    return { paint, content, whole, mounted, blocked: blockedTime(tasks, paint, whole), requests, bytes }
  } finally {
    await page.close()
  }
}

async function whenWhole(page, url) {
  const until = performance.now() + PATIENCE_MS
  while (performance.now() < until) {
    if (await page.evaluate('window.wholeAt !== undefined')) return
    await setTimeout(LOOK_EVERY_MS)
  }
  throw new Error(`${url} 在 ${PATIENCE_MS} 毫秒内没有显示完`)
}

/** A task longer than this makes a press wait, in ms. */
const TASK_MS = 50

/** The sum of what tasks last beyond 50 ms, in ms. It counts tasks between the first paint and the end. */
function blockedTime(tasks, paint, whole) {
  return tasks
    .filter(({ start, duration }) => start + duration > paint && start < whole)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - TASK_MS), 0)
}

async function watchTraffic(page) {
  const traffic = { starts: [], ends: [] }
  page.on('Network.requestWillBeSent', ({ request, timestamp }) => {
    if (request.url.startsWith('data:')) return
    traffic.starts.push(timestamp)
  })
  page.on('Network.loadingFinished', ({ encodedDataLength, timestamp }) => {
    traffic.ends.push({ timestamp, bytes: encodedDataLength })
  })
  await page.send('Network.enable')
  return traffic
}

/** Runs in the page: what is kept for the next visit is not fetched beside this one. */
function withoutWorker() {
  if (navigator.serviceWorker)
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new Error('not while a page is measured'))
}

/** Runs in the page. Without a selector its figures are there when no skeleton is in view. */
function watchContent({ ready, isPlain }) {
  const inView = (element) => {
    const { top, bottom, height } = element.getBoundingClientRect()
    return height > 0 && top < innerHeight && bottom > 0
  }
  const isMounted = () => isPlain || document.documentElement?.dataset.mounted !== undefined
  const isWhole = () => isMounted() && ![...document.querySelectorAll('main .animate-pulse')].some(inView)
  const isReady = () => (ready ? document.querySelector(ready) !== null : isWhole())
  // The frame after the one in which it stands there has painted it.
  const note = (name) => requestAnimationFrame(() => setTimeout(() => (window[name] ??= performance.now())))
  const look = () => {
    const isThere = isReady()
    if (isThere && window.contentAt === undefined) note('contentAt')
    if (isThere && isWhole()) return note('wholeAt')
    requestAnimationFrame(look)
  }
  // To ask for a frame before there is anything to see makes the browser draw frames for nobody.
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    requestAnimationFrame(look)
  }).observe({ type: 'paint', buffered: true })
  window.longTasks = []
  new PerformanceObserver((list) => {
    for (const { startTime: start, duration } of list.getEntries()) window.longTasks.push({ start, duration })
  }).observe({ type: 'longtask', buffered: true })
}
