import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { builtPages } from './scripts/bundle/built-pages.ts'
import { leanContracts } from './scripts/bundle/lean-contracts.ts'
import { chunkGroups } from './scripts/bundle/page-chunks.ts'
import { productionPackages } from './scripts/bundle/production-packages.ts'
import oldest from './src/app/older-browsers/oldest.json' with { type: 'json' }
import { BUILD_TARGET, targetsOf } from './src/app/older-browsers/oldest.ts'

/** The worker script of the installed msw after our own, served and built under the site's base; the live build has none. */
function mockServiceWorker(): Plugin {
  const files = [
    fileOf('./src/mocks/worker/gate.js'),
    createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'),
  ]
  const script = () => files.map((file) => readFileSync(file, 'utf8')).join('\n')
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

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig(({ mode }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A loader imports the contracts of its page, which the first load does not need.
      codeSplittingOptions: {
        defaultBehavior: [['component', 'loader'], ['pendingComponent'], ['errorComponent']],
      },
      routesDirectory: './src/routes',
      generatedRouteTree: './src/routeTree.gen.ts',
      routeFileIgnorePrefix: '-',
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
    tailwindcss(),
    productionPackages(),
    builtPages(),
    mode === 'live' ? leanContracts() : mockServiceWorker(),
  ],
  resolve: { alias: { '~': fileOf('./src') } },
  build: {
    manifest: true,
    // The notices that the licences of the packages in this site ask for.
    license: { fileName: 'licenses.txt' },
    assetsInlineLimit: 0,
    target: BUILD_TARGET,
    // Media queries and what else a sheet can say in the words of older browsers; colours are hex where they are written.
    cssTarget: targetsOf(oldest.sheet),
    chunkSizeWarningLimit: 1200,
    // Browsers that lack module preloading ask for these files a moment later.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: chunkGroups(fileOf('./src/main.tsx')) } },
  },
  server: { port: 5173, strictPort: true },
}))
