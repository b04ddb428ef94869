import { listen } from '../../scripts/lib/ports.mjs'
import { startServer } from '../../scripts/lib/static-server.mjs'

/** Serves the live build, its calls answered by the mocked API `latency` ms later. */
export async function startLive({ load, liveDir, latency }) {
  const { createApiServer } = await load('/src/mocks/http-server.ts')
  const api = await listen(await createApiServer({ scenario: `qa.latency=${latency}` }), 0)
  const site = await startServer({ dir: liveDir, port: 0, proxy: addressOf(api) })
  const close = () => {
    api.close()
    site.close()
  }
  return { url: addressOf(site), close }
}

const addressOf = (server) => `http://localhost:${server.address().port}`
