/** Most people arrive with one. Wide windows draw tables where phones draw cards. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** Without a request for this long a page has come to rest, ms. */
const REST_MS = 1500
const PATIENCE_MS = 60_000

/** Files that every call passes: of a caller they tell nothing. */
const ON_EVERY_WAY = /^(platform|app|packages|package)$/

/**
 * Opens an address with an empty cache and waits until the page asks for nothing any more. Gives how many requests and
 * bytes that took, with headers. Each call of the API stands with the files that made it. `isBefore` says whether a
 * call went out before the figures (`figures`, a selector) stood there; `inVain` names the first calls of the HTML that
 * the application did not ask for.
 */
export async function countVisit({ browser, url, figures = 'main h1', session = undefined, device = PHONE }) {
  const context = await browser.newContext({
    ...device,
    serviceWorkers: 'block',
    locale: 'zh-CN',
    storageState: session,
  })
  try {
    const page = await context.newPage()
    const traffic = await watchTraffic(await context.newCDPSession(page))
    await page.addInitScript(noteFigures, figures)
    await page.goto(url)
    await page.waitForFunction(() => 'mounted' in document.documentElement.dataset, undefined, {
      timeout: PATIENCE_MS,
    })
    await traffic.rest()
    const figuresAt = await page.evaluate(() => (performance.timeOrigin + window.figuresAt) / 1000)
    const inVain = await page.evaluate(() => [...(window.zetuPrefetch?.answers.keys() ?? [])])
    const { requests } = traffic
    const calls = requests
      .filter(({ path }) => /^\/(api|tel)\//.test(path))
      .map(({ startedAt, ...call }) => ({ ...call, isBefore: !(startedAt > figuresAt) }))
    return {
      requests: requests.length,
      bytes: requests.reduce((sum, { bytes }) => sum + bytes, 0),
      files: requests.map(({ path, bytes }) => ({ path, bytes })),
      calls,
      inVain,
      twice: calls.filter(({ name }, at) => calls.findIndex((each) => each.name === name) !== at),
    }
  } finally {
    await context.close()
  }
}

/** Signs in through the form as the person with this number; gives what a browser keeps of it. */
export async function sessionOf({ browser, url, tel }) {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'zh-CN' })
  try {
    const page = await context.newPage()
    await page.goto(`${url}/sso`)
    const form = page.getByRole('main')
    await form.getByLabel('手机号').fill(tel)
    await form.getByRole('button', { name: '发送验证码' }).click()
    await page.waitForFunction(() =>
      /^\d{6}$/.test(document.querySelector('main [name="code"]')?.value ?? ''),
    )
    await form.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
    await form.getByRole('button', { name: '登录', exact: true }).click()
    await page.waitForURL((address) => address.pathname !== '/sso')
    return await context.storageState()
  } finally {
    await context.close()
  }
}

async function watchTraffic(session) {
  const open = new Map()
  const requests = []
  let lastChange = Date.now()
  const change = () => {
    lastChange = Date.now()
  }
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator, wallTime }) => {
    if (request.url.startsWith('data:')) return
    const { pathname, search } = new URL(request.url)
    const path = decodeURIComponent(pathname)
    const name = [request.method, path + decodeURIComponent(search), request.postData ?? ''].join(' ').trim()
    const entry = { name, path, caller: callerOf(initiator), startedAt: wallTime, bytes: 0 }
    requests.push(entry)
    open.set(requestId, entry)
    change()
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const entry = open.get(requestId)
    if (entry) entry.bytes = encodedDataLength
    open.delete(requestId)
    change()
  })
  session.on('Network.loadingFailed', ({ requestId }) => {
    open.delete(requestId)
    change()
  })
  const rest = async () => {
    const until = Date.now() + PATIENCE_MS
    while (open.size > 0 || Date.now() - lastChange < REST_MS) {
      if (Date.now() > until) throw new Error(`等了 ${PATIENCE_MS} 毫秒，页面还在请求`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  return { requests, rest }
}

/** The script in the HTML, or the files that the call passed, but for those that every call passes. */
function callerOf({ stack }) {
  const names = []
  for (let part = stack; part; part = part.parent) {
    for (const { url } of part.callFrames) {
      const file = /\/assets\/(.+)-[\w-]{8}\.js$/.exec(url)?.[1] ?? 'HTML'
      if (!ON_EVERY_WAY.test(file) && !names.includes(file)) names.push(file)
    }
  }
  return names.join(' ← ') || '页面的组件'
}

/** Runs in the page: notes when what one came for stands there. */
function noteFigures(selector) {
  const look = () => {
    if (document.querySelector(selector)) window.figuresAt = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
