import { mkdir, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { listen } from '../../scripts/lib/ports.mjs'
import { publicPages } from '../../scripts/lib/public-pages.mjs'
import { startServer } from '../../scripts/lib/static-server.mjs'
import { HEADS, ROWS } from './baselines/rows.mjs'
import { staticPage } from './baselines/static-page.mjs'
import { median } from './median.mjs'
import { phoneLoad } from './phone-load.mjs'
import { startLive } from './start-live.mjs'

const RUNS = 3
/** How late the API answers, in ms. */
const LATENCY_MS = 100
/**
 * What a page may take: until its first paint, as a part of the page without script; until its content, as a part of the
 * empty stack; and ms for which the main thread answers nobody.
 */
const GOALS = { 首次绘制: 1.1, 内容: 0.85, 堵住: 200 }

/**
 * How fast every public page opens on a phone. Beside it stand a page without script and an empty stack of the same
 * libraries.
 */
export async function measure({ browser, load, liveDir, pages }) {
  const folder = path.resolve('.cache', 'bench')
  await buildBaselines(folder)
  const table = await tableServer()
  const live = await startLive({ load, liveDir, latency: LATENCY_MS })
  const sites = {
    static: await startServer({ dir: path.join(folder, 'static'), port: 0 }),
    stack: await startServer({ dir: path.join(folder, 'stack'), port: 0, proxy: addressOf(table) }),
  }
  const targets = [
    { name: '静态页', url: addressOf(sites.static), ready: 'td', isPlain: true },
    { name: '空栈', url: addressOf(sites.stack), ready: 'td', isPlain: true },
    ...(await publicPages(liveDir, pages)).map(({ address, figures }) => ({
      name: address.split('?')[0],
      url: live.url + address,
      ready: figures,
    })),
  ]
  const loads = await loadInTurns(browser, targets)
  // What the last page asked is answered by then, though nobody waits for it.
  await setTimeout(3 * LATENCY_MS)
  for (const server of [table, ...Object.values(sites), live]) server.close()
  const of = (name, field) => median(loads.get(name).map((each) => each[field]))
  const rows = targets.map(({ name }) => {
    const figures = {
      首次绘制: of(name, 'paint') / of('静态页', 'paint'),
      内容: of(name, 'content') / of('空栈', 'content'),
      堵住: of(name, 'blocked'),
    }
    const beyond = Object.keys(GOALS).filter((goal) => figures[goal] > GOALS[goal])
    return [
      name,
      figures.首次绘制.toFixed(2),
      figures.内容.toFixed(2),
      (of(name, 'whole') / of('空栈', 'content')).toFixed(2),
      name.startsWith('/') ? (of(name, 'mounted') / of('空栈', 'content')).toFixed(2) : '—',
      figures.堵住.toFixed(0),
      String(of(name, 'requests')),
      (of(name, 'bytes') / 1000).toFixed(0),
      name.startsWith('/') ? (beyond.length === 0 ? '合' : `超出：${beyond.join('、')}`) : '',
    ]
  })
  return {
    title: `打开任意链接（线上构建，手机：4× 减速、150 毫秒、1.6 Mbit/s，接口 ${LATENCY_MS} 毫秒，${RUNS} 次轮流取中位数；首次绘制 ≤ ${GOALS.首次绘制}，内容 ≤ ${GOALS.内容}，堵住 ≤ ${GOALS.堵住} 毫秒）`,
    columns: [
      '页面',
      '首次绘制 × 静态页',
      '内容 × 空栈',
      '视野内全部 × 空栈',
      '可以操作 × 空栈',
      '主线程堵住的毫秒',
      '内容前的请求',
      '内容前的 KB',
      '',
    ],
    rows,
  }
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
    root: path.resolve('lab/bench/baselines/stack'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), tailwind()],
    build: { outDir: path.join(folder, 'stack'), emptyOutDir: true },
  })
  const { compress } = await import('../../scripts/lib/compressed.mjs')
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

const addressOf = (server) => `http://localhost:${server.address().port}`
