import { setTimeout as wait } from 'node:timers/promises'

/** Without a request for this long a page has come to rest, ms. */
const REST_MS = 1500
const PATIENCE_MS = 120_000
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, locale: 'zh-CN' }

/**
 * Opens addresses one after the other as one visitor with an empty cache, each until nothing more is asked for. Gives the
 * requests that went out to the network: method, path, body, bytes (headers among them) and what the answer says of
 * being kept.
 */
export async function walk({ browser, url, addresses }) {
  // Workers would ask a second time for what they keep: on a device that has been here before they ask for less.
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const requests = await listen(await context.newCDPSession(page))
    for (const address of addresses) {
      await page.goto(url + address)
      await page.waitForFunction(() => 'mounted' in document.documentElement.dataset, undefined, {
        timeout: PATIENCE_MS,
      })
      await rest(requests)
    }
    return requests.filter(({ bytes }) => bytes > 0)
  } finally {
    await context.close()
  }
}

async function listen(session) {
  const requests = []
  const open = new Map()
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('data:')) return
    const { pathname, search } = new URL(request.url)
    const asked = { method: request.method, path: pathname, search, body: request.postData ?? '' }
    const entry = { ...asked, cache: '', bytes: 0, isOpen: true }
    requests.push(entry)
    open.set(requestId, entry)
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const entry = open.get(requestId)
    const [, cache = ''] =
      Object.entries(response.headers).find(([name]) => /^cache-control$/i.test(name)) ?? []
    if (entry) Object.assign(entry, { cache, isStored: response.fromDiskCache === true })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const entry = open.get(requestId)
    if (entry) Object.assign(entry, { isOpen: false, bytes: entry.isStored ? 0 : encodedDataLength })
  })
  session.on('Network.loadingFailed', ({ requestId }) =>
    Object.assign(open.get(requestId) ?? {}, { isOpen: false }),
  )
  return requests
}

async function rest(requests) {
  const until = Date.now() + PATIENCE_MS
  let seen = -1
  let since = Date.now()
  while (requests.some(({ isOpen }) => isOpen) || Date.now() - since < REST_MS) {
    if (requests.length !== seen) since = Date.now()
    seen = requests.length
    if (Date.now() > until) throw new Error(`等了 ${PATIENCE_MS} 毫秒，页面还在请求`)
    await wait(50)
  }
}
