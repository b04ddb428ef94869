import path from 'node:path'
import { checkNode, giveUp } from './lib/environment.mjs'
import { readOptions } from './lib/options.mjs'
import { HOSTS } from './release/hosts.mjs'
import { releaseSite } from './release/release.mjs'
import { readSettings } from './release/settings.mjs'

// Makes of a built site what goes to a host, with the operator's settings. Needs Node and no package.
checkNode()
const options = readOptions(['dir', 'settings', 'out', 'host'])
const { dir = 'dist', settings = 'deploy/settings.json', out = 'release', host = 'server' } = options
if (!Object.hasOwn(HOSTS, host)) giveUp(`--host 是 ${Object.keys(HOSTS).join('、')}，不是“${host}”。`)
try {
  const given = readSettings(settings)
  const pages = await releaseSite({ dir: path.resolve(dir), out: path.resolve(out), settings: given, host })
  console.log(`${out} 可以上传：${pages} 个 HTML 已写入 ${settings} 的设置（${host}）`)
} catch (error) {
  giveUp(error.message)
}
