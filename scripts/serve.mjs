import path from 'node:path'
import { option, portOption, stopOnSignal } from './lib/environment.mjs'
import { startServer } from './lib/static-server.mjs'

const dir = option('dir') ?? 'dist-mock'
const base = option('base') ?? '/'
const port = portOption(4173)
const proxy = option('proxy')

const server = await startServer({ dir: path.resolve(dir), port, base, proxy })
stopOnSignal(server)
console.log(`${dir} → http://localhost:${port}${base}${proxy ? `，/api 与 /tel 转到 ${proxy}` : ''}`)
