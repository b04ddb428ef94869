import path from 'node:path'
import { checkNode, ensureInstalled, portOption, stopOnSignal } from './lib/environment.mjs'

// The complete mocked product: installs what is missing, builds what has changed, serves it.
checkNode()
const port = portOption(4173)
await ensureInstalled()
const { buildSite } = await import('./build.mjs')
const { startServer } = await import('./lib/static-server.mjs')

const outDir = path.resolve('dist-mock')
const started = performance.now()
console.log('准备网站……')
await buildSite({ mode: 'mock', outDir })
const server = await startServer({ dir: outDir, port })
stopOnSignal(server)
console.log(
  `\n择途（演示数据）已就绪，用时 ${((performance.now() - started) / 1000).toFixed(1)} 秒：http://localhost:${port}\n按 Ctrl-C 结束。`,
)
