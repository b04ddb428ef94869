import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { checkNode, giveUp } from './lib/environment.mjs'
import { readOptions } from './lib/options.mjs'
import { HOSTS } from './release/hosts.mjs'
import { releaseSite } from './release/release.mjs'
import { readSettings } from './release/settings.mjs'

// Makes of a built site what goes to a host, with the operator's settings. Needs Node and no package, but for `--previews`:
// an HTML and a picture of its own for each school, major, profession and province (docs/previews.md).
checkNode()
const options = readOptions(['dir', 'settings', 'out', 'host', 'snapshot', 'only'], ['previews'])
const { dir = 'dist', settings = 'deploy/settings.json', out = 'release', host = 'server' } = options
const { snapshot = 'snapshot', only } = options
if (!Object.hasOwn(HOSTS, host)) giveUp(`--host 是 ${Object.keys(HOSTS).join('、')}，不是“${host}”。`)
try {
  const given = withoutApi(readSettings(settings))
  if (!options.previews && (only ?? (given.alone ? undefined : options.snapshot)) !== undefined)
    giveUp('--snapshot 和 --only 说的是预览，和 --previews 一起用。')
  const pages = await releaseSite({
    dir: path.resolve(dir),
    out: path.resolve(out),
    settings: given,
    host,
    snapshot: path.resolve(snapshot),
  })
  console.log(`${out} 可以上传：${pages} 个 HTML 已写入 ${settings} 的设置（${host}）`)
} catch (error) {
  giveUp(error.message)
}
if (options.previews) process.exitCode = await writePreviews()

async function writePreviews() {
  const { ensureInstalled } = await import('./lib/install.mjs')
  await ensureInstalled()
  // React draws twice as fast without its checks.
  process.env.NODE_ENV ??= 'production'
  const { runTypeScript } = await import('./lib/run-typescript.mjs')
  const words = ['--dir', out, '--snapshot', snapshot, '--settings', settings]
  return runTypeScript(
    'tools/previews/main.ts',
    only === undefined ? words : [...words, '--only', only],
    'live',
  )
}

/** Files that were made of tables of one's own have no API behind them: the site is then told so. */
function withoutApi(given) {
  const latest = path.resolve(snapshot, 'latest.json')
  const isAlone = existsSync(latest) && JSON.parse(readFileSync(latest, 'utf8')).alone === true
  if (!isAlone || given.api) return given
  const province = given.province || firstProvince(latest)
  return { ...given, ownData: true, alone: true, snapshot: '/snapshot/', province }
}

/** The first province of the tables. */
function firstProvince(latest) {
  const { folder } = JSON.parse(readFileSync(latest, 'utf8'))
  const [, answers] = JSON.parse(readFileSync(path.join(path.dirname(latest), folder, 'start.json'), 'utf8'))
  return answers['GET /api/province/list {}']?.[0]?.provinceName ?? ''
}
