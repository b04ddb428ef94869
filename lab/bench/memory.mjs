import { DRAWER_SCREENS, SCREENS } from '../../scripts/lib/screens.mjs'

/** Megabytes that the mocked product may hold after a walk through all screens, the world's answers included. */
const BUDGET = 80

/** Every screen once, in one document, as somebody walks who looks at everything. */
const WALK = [...SCREENS, ...DRAWER_SCREENS]

/** Walks in all: more than 200 screens. The first fills what the world works out once, the later ones should add nothing. */
const ROUNDS = 3
/** How much more the last walk may leave than the one before, as a share. */
const GROWTH = 0.03

/** What the page holds in memory, the mocks and their world included, before and after walks through all screens. */
export async function measure({ browser, url }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.goto(`${url}${WALK[0]}?qa.persona=vip`)
  await page.locator('html[data-mounted]').waitFor({ state: 'attached' })
  // Who is at work on a page has all of it: what is not in view is fetched too.
  await page.keyboard.press('Shift')
  await page.waitForTimeout(1000)
  const before = await heap(session)
  const after = []
  for (let round = 0; round < ROUNDS; round++) {
    await walk(page)
    after.push(await heap(session))
  }
  await context.close()
  const row = (name, bytes) => [
    name,
    (bytes / 1e6).toFixed(0),
    String(BUDGET),
    bytes <= BUDGET * 1e6 ? '合' : '超出',
  ]
  const [last = 0, oneBefore = 0] = after.toReversed()
  const growth = last / oneBefore - 1
  return {
    title: `内存（模拟构建，一个文档里走过 ${WALK.length} 个画面 ${ROUNDS} 遍，VIP，回收之后，MB）`,
    columns: ['量', '实测', '预算', ''],
    rows: [
      row('打开首页之后', before),
      ...after.map((bytes, round) => row(`走完 ${(round + 1) * WALK.length} 个画面之后`, bytes)),
      [
        '最后一遍多出来的',
        `${(growth * 100).toFixed(1)} %`,
        `${GROWTH * 100} %`,
        growth <= GROWTH ? '合' : '超出',
      ],
    ],
  }
}

async function walk(page) {
  for (const address of WALK) {
    await page.evaluate((to) => history.pushState(null, '', to), encodeURI(address))
    await page.waitForTimeout(300)
    await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
    // A walk past screens that did not come up would measure too little.
    if ((await page.locator('main h1, [role=dialog]').count()) === 0) throw new Error(`没有画面：${address}`)
  }
  await page.waitForTimeout(1000)
}

async function heap(session) {
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}
