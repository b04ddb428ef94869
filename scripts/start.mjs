import path from 'node:path'
import { checkNode, giveUp } from './lib/environment.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { readOptions, readPort } from './lib/options.mjs'
import { requirePort, stopOnSignal } from './lib/ports.mjs'

// The complete mocked product: installs what is missing, builds what has changed, serves it. Each browser has a world of its
// own; with `--shared` all have one, which this process keeps. `--host` says where a phone finds it.
checkNode()
const options = readOptions(['port', 'scenario', 'data'], ['host', 'shared'])
const isShared = options.shared || options.data !== undefined
if (options.scenario !== undefined && !isShared)
  giveUp('--scenario 和 --shared 一起用；不共用一份数据时，把场景写在地址里（docs/qa.md）。')
const port = readPort(options.port, 4173)
await requirePort(port)
await ensureInstalled()
const { buildSite } = await import('./lib/site.mjs')

const started = performance.now()
console.log('准备网站……')
await (isShared ? startShared() : startOwn())
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(`\n择途（${options.data ?? '演示数据'}）已就绪，用时 ${seconds} 秒：http://localhost:${port}`)
if (options.host) console.log((await import('./lib/lan.mjs')).lanText(port))
console.log('按 Ctrl-C 结束。')

async function startOwn() {
  const { startServer } = await import('./lib/static-server.mjs')
  const dir = path.resolve('dist-mock')
  await buildSite({ mode: 'mock', outDir: dir })
  stopOnSignal(await startServer({ dir, port }))
}

async function startShared() {
  const { startSharedSite } = await import('./lib/shared-site.mjs')
  const dir = path.resolve('dist')
  const { data, scenario } = options
  // Lists that were made on other figures are no lists here.
  const stateFile = path.resolve('.cache', data === undefined ? 'shared' : 'own-data', 'state.json')
  await buildSite({ mode: 'live', outDir: dir })
  const served = data === undefined ? dir : (given) => withOwnData(dir, given)
  const site = await startSharedSite({ dir: served, port, scenario, stateFile, data }).catch((error) =>
    giveUp(error.message),
  )
  stopOnSignal(site.server, site.close)
  console.log(`所有人用同一份数据，改动存在 ${stateFile}（删掉它就还原）。登录的手机号，验证码会自动填好：`)
  for (const { label, tel } of site.accounts) console.log(`  ${tel}  ${label}`)
}

/** The same site, told that its figures are tables of its own. */
async function withOwnData(dir, { provinces: [first] }) {
  const { releaseSite } = await import('./release/release.mjs')
  const { DEFAULTS } = await import('./release/settings.mjs')
  const out = path.resolve('.cache', 'own-data', 'site')
  const settings = { ...DEFAULTS, ownData: true, province: first?.province ?? '' }
  await releaseSite({ dir, out, settings, host: 'server' })
  return out
}
