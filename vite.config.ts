import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** The worker script of the installed msw, served and built under the site's base; the live build has none. */
function mockServiceWorker(): Plugin {
  const script = () =>
    readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8')
  return {
    name: 'mock-service-worker',
    configureServer({ middlewares, config }) {
      middlewares.use(`${config.base}mockServiceWorker.js`, (_, response) => {
        response.setHeader('Content-Type', 'text/javascript').end(script())
      })
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source: script() })
    },
  }
}

/** Packages of the first load, but for the parts of them that only dialogs and forms use. */
const PLATFORM =
  /node_modules\/(react|react-dom|scheduler|@tanstack|jotai|zod|clsx|class-variance-authority|use-sync-external-store|cookie-es)\/(?!.*(mutationObserver|useMutation|useBlocker|infiniteQueryObserver|nfiniteQuery\.|queriesObserver|useQueries|jotai\/.*utils))/

/** Small components and rules that nearly every page uses. */
const PARTS =
  /src\/shared\/(ui\/(button|native-select|field|input|skeleton|table|trust-line)|answer\/faces|filters\/filter-(bar|select)|address\/search|domain\/(competition-level|default-subject|person-name|province|subject-counterpart|years)\.|lib\/|api\/(client|error-message|errors|query|reference\.queries|url)\.)|src\/entities\/province\/(province-select|use-known-province)\./

/** Pages whose first answers are asked for while their code is still on its way. */
const EARLY_ROUTES: ReadonlySet<string> = new Set(['/_student/pici', '/_student/weici'])

export default defineConfig(({ mode }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: {
        // A loader imports the contracts of its page: only where the first calls must not wait for the page's code does it
        // stand in the first load.
        splitBehavior: ({ routeId }) =>
          EARLY_ROUTES.has(routeId)
            ? undefined
            : [['component', 'loader'], ['pendingComponent'], ['errorComponent']],
      },
      routesDirectory: './src/routes',
      generatedRouteTree: './src/routeTree.gen.ts',
      routeFileIgnorePrefix: '-',
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
    tailwindcss(),
    ...(mode === 'live' ? [] : [mockServiceWorker()]),
  ],
  resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1200,
    // Browsers that lack module preloading lack what else the product needs.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every page needs stands in one file: it compresses better, and outlives a change of the product's own code.
        codeSplitting: {
          groups: [
            { name: 'platform', test: PLATFORM },
            { name: 'parts', test: PARTS },
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true },
}))
