import { checkNode, ensureInstalled, listen, option, portOption, stopOnSignal } from './lib/environment.mjs'

// The mocked API as a plain HTTP server, from the same handlers as in the browser.
checkNode()
const port = portOption(8787)
await ensureInstalled()
const { createServer } = await import('vite')

const vite = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
  logLevel: 'error',
})
const { createApiServer } = await vite.ssrLoadModule('/src/mocks/http-server.ts')
const text = (name) => {
  const value = option(name)
  return typeof value === 'string' ? value : undefined
}
const server = await createApiServer({
  scenario: text('scenario'),
  cors: text('cors'),
  stateFile: text('state'),
})
await listen(server, port)
stopOnSignal(server)
console.log(`模拟接口已就绪：http://localhost:${port}/api/province/list`)
