import path from 'node:path'
import { checkNode, giveUp } from './lib/environment.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { readBase, readOptions } from './lib/options.mjs'

// Builds the site for a CDN: `live` against the API, `mock` with everything it needs inside.
checkNode()
// `--plain` is for a site that only tests open: without the compressed copies.
const { mode = 'live', ...options } = readOptions(['mode', 'out', 'base'], ['plain'])
if (mode !== 'live' && mode !== 'mock') giveUp(`--mode 是 live 或 mock，不是“${mode}”。`)
const base = readBase(options.base)
const out = options.out ?? (mode === 'live' ? 'dist' : 'dist-mock')
await ensureInstalled()
const { buildSite } = await import('./lib/site.mjs')

const built = await buildSite({ mode, outDir: path.resolve(out), base, compressed: !options.plain })
console.log(built ? `已构建到 ${out}` : `${out} 没有变化`)
