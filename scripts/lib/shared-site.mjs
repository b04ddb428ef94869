import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { readGiven } from './given-data.mjs'
import { openModules } from './modules.mjs'
import { listen } from './ports.mjs'
import { startServer } from './static-server.mjs'

/**
 * One store for everybody: serves the live build in `dir`, and answers its calls by the mocked API of this process. What
 * people change is kept in `stateFile`. Gives the server and what else has to be closed. Throws for a scenario with a word
 * that nobody knows.
 *
 * `data`: a folder of tables, which is then all that is served; `dir` may be made of what was read of it.
 *
 * @param {{ dir: string | ((data: object) => Promise<string>), port: number, scenario?: string, stateFile: string, data?: string }} options
 */
export async function startSharedSite({ dir, port, scenario, stateFile, data: folder }) {
  mkdirSync(path.dirname(stateFile), { recursive: true })
  const modules = await openModules()
  const { createApiServer } = await modules.load('/src/mocks/http-server.ts')
  const { shownAccounts } = await modules.load('/src/mocks/store/base-accounts.ts')
  const data = folder === undefined ? undefined : await readGiven(modules, folder)
  const api = await listen(await createApiServer({ scenario, stateFile, data }), 0)
  const built = typeof dir === 'function' ? await dir(data) : dir
  const server = await startServer({ dir: built, port, proxy: `http://localhost:${api.address().port}` })
  return {
    server,
    accounts: shownAccounts().map(({ label, tel }) => ({ label, tel })),
    async close() {
      api.close()
      api.closeAllConnections()
      await modules.close()
    },
  }
}
