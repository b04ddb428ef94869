import path from 'node:path'
import { checkNode } from './lib/environment.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { readBase, readOptions, readPort } from './lib/options.mjs'
import { requirePort, stopOnSignal } from './lib/ports.mjs'

// Serves a built folder as a CDN would.
checkNode()
const { dir = 'dist-mock', proxy, ...options } = readOptions(['dir', 'port', 'base', 'proxy'])
const port = readPort(options.port, 4173)
const base = readBase(options.base)
await requirePort(port)
await ensureInstalled()
const { startServer } = await import('./lib/static-server.mjs')

const server = await startServer({ dir: path.resolve(dir), port, base, proxy })
stopOnSignal(server)
console.log(`${dir} → http://localhost:${port}${base}${proxy ? `，/api 与 /tel 转到 ${proxy}` : ''}`)
