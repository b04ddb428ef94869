import { checkNode, giveUp } from './lib/environment.mjs'
import { readGiven } from './lib/given-data.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { readCount, readOptions, readPort } from './lib/options.mjs'

import { listen, requirePort, stopOnSignal } from './lib/ports.mjs'

// The mocked API as a plain HTTP server, from the same handlers as in the browser.
checkNode()
const options = readOptions(['port', 'seed', 'scenario', 'cors', 'state', 'replay', 'data'])
const port = readPort(options.port, 8787)
const seed = options.seed === undefined ? undefined : readCount('seed', options.seed)
await requirePort(port)
await ensureInstalled()
const { openModules } = await import('./lib/modules.mjs')

const modules = await openModules()
const { createApiServer } = await modules.load('/src/mocks/http-server.ts')
const { scenario, cors, state: stateFile, replay } = options
const data = options.data === undefined ? undefined : await readGiven(modules, options.data)
const server = await createApiServer({ scenario, cors, seed, stateFile, replay, data }).catch((error) =>
  giveUp(error.message),
)
await listen(server, port)
stopOnSignal(server, modules.close)
console.log(`模拟接口已就绪：http://localhost:${port}/api/province/list`)
