import { createServer } from 'vite'

/** Loads the project's TypeScript modules in Node, by their path from the project's folder. */
export async function openModules() {
  const vite = await createServer({
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
  })
  return { load: (file) => vite.ssrLoadModule(file), close: () => vite.close() }
}
