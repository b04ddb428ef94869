import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Runs the `main` of a TypeScript tool, named from the project's root; returns its exit code. A tool that cannot be loaded
 * exits with 2. A tool that draws pages says the mode of their build.
 */
export async function runTypeScript(file, args, mode = 'development') {
  const server = await createServer({
    root,
    mode,
    // The tools need the alias and nothing of what the site is built with.
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    resolve: { alias: { '~': fileURLToPath(new URL('../../src', import.meta.url)) } },
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const { main } = await server.ssrLoadModule(path.join(root, file))
    return await main(args)
  } catch (error) {
    console.error('没有开始：契约或工具的代码读不进来')
    console.error(error)
    return 2
  } finally {
    await server.close()
  }
}
