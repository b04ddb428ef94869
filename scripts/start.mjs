import path from 'node:path'
import { checkNode } from './lib/environment.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { readOptions, readPort } from './lib/options.mjs'
import { requirePort, stopOnSignal } from './lib/ports.mjs'

// The complete mocked product: installs what is missing, builds what has changed, serves it.
checkNode()
const port = readPort(readOptions(['port']).port, 4173)
await requirePort(port)
await ensureInstalled()
const { buildSite } = await import('./lib/site.mjs')
const { startServer } = await import('./lib/static-server.mjs')

const dir = path.resolve('dist-mock')
const started = performance.now()
console.log('准备网站……')
await buildSite({ mode: 'mock', outDir: dir })
const server = await startServer({ dir, port })
stopOnSignal(server)
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(`\n择途（演示数据）已就绪，用时 ${seconds} 秒：http://localhost:${port}\n按 Ctrl-C 结束。`)
