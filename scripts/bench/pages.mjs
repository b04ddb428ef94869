import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { listen } from '../lib/ports.mjs'
import { startServer } from '../lib/static-server.mjs'
import { HEADS, ROWS } from './baselines/rows.mjs'
import { staticPage } from './baselines/static-page.mjs'
import { median } from './median.mjs'
import { phoneLoad } from './phone-load.mjs'

const RUNS = 3
/** How late the API answers, in ms. */
const LATENCY_MS = 100
/** The time content may take, as a part of that of the empty stack. */
const GOAL = 0.95
/** Requests that a page may make before its content stands there. */
const MOST_REQUESTS = 14
const SCHOOL = '10001'
const BROCHURE = '10001-2025-regulations'
/** Pages whose id is not that of a school. */
const IDS = { '/gaokaozixunDetail/$id': '0-2026-filing', '/ZhaoshengDetail/$id': BROCHURE }
/** Addresses that ask for more than the others: a question, or something that is no school. */
const QUESTION = 'province=安徽&year=2025&subject=物理'
const SEARCH = {
  '/weici': `?${QUESTION}&score=600`,
  '/pici': '?province=安徽',
  '/compare': `?schools=10001,10003&${QUESTION}`,
  '/comparemajors': '?majors=080901,080902',
  '/chadaxuezhaosheng/$id/admission': `?guide=${BROCHURE}`,
}
/** What one came for; on other pages all that is in sight. */
const FIGURES = {
  '/about': 'main h1',
  '/welcome': 'main h1',
  '/weici': '[aria-label="位次结果"] dl',
  '/pici': 'main tbody td',
  '/chadaxuerank': 'main tbody td',
  '/chadaxueoverview/$id': '[aria-label="报考要点"] dl',
  '/chadaxueluqu/$id': 'main tbody td',
  '/chadaxuejihua/$id': 'main tbody td',
  '/chadaxuezhuanye/$id': 'main section li',
  '/chadaxuezhaosheng/$id/': 'main li.border-t',
  '/preFraction/$id': 'main tbody td',
  '/preFractionScoreline/$id': 'main tbody td',
  '/chazhuanye': 'main section h2',
  '/chazhuanyedetail/$majorCode': 'main section p',
  '/chazhuanyedetailjiuye/$majorCode': 'main section p',
  '/chazhuanyedetailyuanxiao/$majorCode': 'main article',
  '/chazhuanyetype/$majorType': 'main section p',
  '/chazhuanyetypezhiye/$majorType': 'main section p',
  '/chazhiye': 'main section h2',
  '/chazhiyedetail/$professionCode': 'main tbody td',
  '/chazhiyeoverview/$typeCode': 'main section p',
  '/chazhiyejiuye/$typeCode': 'main tbody td',
  '/chazhiyerencai/$typeCode': 'main article',
  '/compare': 'main tbody td',
  '/comparemajors': 'main tbody td',
  '/gaokaozixun': 'main li.border-t',
  '/gaokaozixunDetail/$id': 'main article p',
  '/ZhaoshengDetail/$id': 'main article p',
  '/chadaxuezhaosheng/$id/admission': 'main article p',
}

/**
 * How fast every public page opens on a phone. Beside it stand a page without script and an empty stack of the same
 * libraries.
 */
export async function measure({ browser, load, liveDir, pages }) {
  const folder = path.resolve('.cache', 'bench')
  await buildBaselines(folder)
  const servers = [await tableServer(), await apiServer(load)]
  const sites = {
    static: await startServer({ dir: path.join(folder, 'static'), port: 0 }),
    stack: await startServer({ dir: path.join(folder, 'stack'), port: 0, proxy: addressOf(servers[0]) }),
    live: await startServer({ dir: liveDir, port: 0, proxy: addressOf(servers[1]) }),
  }
  const targets = [
    { name: '静态页', url: addressOf(sites.static), ready: 'td', isPlain: true },
    { name: '空栈', url: addressOf(sites.stack), ready: 'td', isPlain: true },
    ...(await pageAddresses(liveDir, pages)).map(({ path, address }) => ({
      name: address.split('?')[0],
      url: addressOf(sites.live) + address,
      ready: FIGURES[path],
    })),
  ]
  const loads = await loadInTurns(browser, targets)
  // What the last page asked is answered by then, though nobody waits for it.
  await setTimeout(3 * LATENCY_MS)
  for (const server of [...servers, ...Object.values(sites)]) server.close()
  const of = (name, field) => median(loads.get(name).map((each) => each[field]))
  const rows = targets.map(({ name }) => {
    const content = of(name, 'content') / of('空栈', 'content')
    const requests = of(name, 'requests')
    const within = content <= GOAL && requests <= MOST_REQUESTS
    return [
      name,
      (of(name, 'paint') / of('静态页', 'paint')).toFixed(2),
      content.toFixed(2),
      (of(name, 'whole') / of('空栈', 'content')).toFixed(2),
      name.startsWith('/') ? (of(name, 'mounted') / of('空栈', 'content')).toFixed(2) : '—',
      String(requests),
      (of(name, 'bytes') / 1000).toFixed(0),
      name.startsWith('/') ? (within ? '合' : '超出') : '',
    ]
  })
  return {
    title: `打开任意链接（线上构建，手机：4× 减速、150 毫秒、1.6 Mbit/s，接口 ${LATENCY_MS} 毫秒，${RUNS} 次轮流取中位数；内容 ≤ ${GOAL}，请求 ≤ ${MOST_REQUESTS}）`,
    columns: [
      '页面',
      '首次绘制 × 静态页',
      '内容 × 空栈',
      '视野内全部 × 空栈',
      '可以操作 × 空栈',
      '内容前的请求',
      '内容前的 KB',
      '',
    ],
    rows,
  }
}

/** All pages that a guest may open, or those of the paths that are wanted, with something to show; the built site says which there are. */
async function pageAddresses(liveDir, wanted) {
  const html = await readFile(path.join(liveDir, 'index.html'), 'utf8')
  const { pages } = JSON.parse(/id="zetu-pages">(.+?)<\/script>/.exec(html)[1])
  return pages
    .filter((page) => !page.login && !sampleOf(page.path).includes('$'))
    .filter(({ path }) => wanted === undefined || wanted.some((each) => path.startsWith(each)))
    .map(({ path }) => ({ path, address: sampleOf(path) + (SEARCH[path] ?? `?${QUESTION}`) }))
}

/** An address with something to show: a school, a major, a profession. */
function sampleOf(path) {
  return path
    .replace('$id', IDS[path] ?? SCHOOL)
    .replace('$majorCode', '080901')
    .replace('$majorType', '0809')
    .replace('$professionCode', '2010601')
    .replace('$typeCode', '20106')
}

/** Every target once and thrown away, then all of them in turns: what disturbs the machine disturbs them alike. */
async function loadInTurns(browser, targets) {
  const loads = new Map(targets.map(({ name }) => [name, []]))
  for (let run = 0; run <= RUNS; run++) {
    for (const { name, ...target } of targets) {
      const measured = await phoneLoad({ browser, ...target })
      if (run > 0) loads.get(name).push(measured)
    }
  }
  return loads
}

async function buildBaselines(folder) {
  await rm(folder, { recursive: true, force: true })
  await mkdir(path.join(folder, 'static'), { recursive: true })
  await writeFile(path.join(folder, 'static', 'index.html'), staticPage())
  process.env.NODE_ENV = 'production'
  const { build } = await import('vite')
  const [{ default: react }, { default: tailwind }] = await Promise.all([
    import('@vitejs/plugin-react'),
    import('@tailwindcss/vite'),
  ])
  await build({
    root: path.resolve('scripts/bench/baselines/stack'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), tailwind()],
    build: { outDir: path.join(folder, 'stack'), emptyOutDir: true },
  })
  const { compress } = await import('../lib/site.mjs')
  for (const name of ['static', 'stack']) await compress(path.join(folder, name))
}

/** The table of the empty stack. */
function tableServer() {
  const body = JSON.stringify({ heads: HEADS, rows: ROWS })
  const server = http.createServer((_, response) => {
    void setTimeout(LATENCY_MS).then(() =>
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(body),
    )
  })
  return listen(server, 0)
}

async function apiServer(load) {
  const { createApiServer } = await load('/src/mocks/http-server.ts')
  return listen(await createApiServer({ scenario: `qa.latency=${LATENCY_MS}` }), 0)
}

const addressOf = (server) => `http://localhost:${server.address().port}`
