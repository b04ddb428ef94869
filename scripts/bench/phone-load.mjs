/** A middling phone on a middling network: 4× slower, 150 ms away, 1.6 Mbit/s. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const SLOWDOWN = 4
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
}
const PATIENCE_MS = 30_000
/** Nothing on the way for this long: the page has come to rest. */
const REST_MS = 600

/**
 * Opens an address with an empty cache. Gives when something was first painted and when its content was, in ms since
 * the navigation began, the requests until then, and the bytes sent until the page has come to rest.
 */
export async function phoneLoad({ browser, url, ready }) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block', locale: 'zh-CN' })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const traffic = await watchTraffic(session)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await session.send('Network.emulateNetworkConditions', NETWORK)
    await page.addInitScript(watchContent, ready)
    await page.goto(url)
    await page.waitForFunction(() => window.contentAt !== undefined, undefined, { timeout: PATIENCE_MS })
    while (Date.now() - traffic.last < REST_MS || traffic.open > 0) await page.waitForTimeout(50)
    const { paint, content } = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      content: window.contentAt,
    }))
    const requests = traffic.starts.filter((start) => (start - traffic.starts[0]) * 1000 <= content).length
    return { paint, content, requests, bytes: traffic.bytes }
  } finally {
    await context.close()
  }
}

async function watchTraffic(session) {
  const traffic = { starts: [], open: 0, bytes: 0, last: Date.now() }
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ request, timestamp }) => {
    if (request.url.startsWith('data:')) return
    traffic.starts.push(timestamp)
    traffic.open++
    traffic.last = Date.now()
  })
  const closed = () => {
    traffic.open = Math.max(0, traffic.open - 1)
    traffic.last = Date.now()
  }
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength
    closed()
  })
  session.on('Network.loadingFailed', closed)
  return traffic
}

/** Runs in the page. `ready` is a selector of the content; without one it is there when no skeleton is in sight. */
function watchContent(ready) {
  const inSight = (element) => {
    const { top, bottom, height } = element.getBoundingClientRect()
    return height > 0 && top < innerHeight && bottom > 0
  }
  const isReady = () =>
    ready
      ? document.querySelector(ready) !== null
      : document.documentElement?.dataset.mounted !== undefined &&
        ![...document.querySelectorAll('main .animate-pulse')].some(inSight)
  const look = () => {
    if (!isReady()) return requestAnimationFrame(look)
    // The frame after the one in which it stands there has painted it.
    requestAnimationFrame(() => setTimeout(() => (window.contentAt = performance.now())))
  }
  requestAnimationFrame(look)
}
