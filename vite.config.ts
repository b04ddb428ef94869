import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { builtPages } from './scripts/bundle/built-pages.ts'
import { compileHint } from './scripts/bundle/compile-hint.ts'
import { lateFiles } from './scripts/bundle/late-files.ts'
import { leanContracts } from './scripts/bundle/lean-contracts.ts'
import { leanIcons } from './scripts/bundle/lean-icons.ts'
import { minifyAgain } from './scripts/bundle/minify-again.ts'
import { chunkGroups } from './scripts/bundle/page-chunks.ts'
import { pageTexts } from './scripts/bundle/page-texts.ts'
import { productionPackages } from './scripts/bundle/production-packages.ts'
import { runtimeWithin } from './scripts/bundle/runtime-within.ts'
import { singleIcons } from './scripts/bundle/single-icons.ts'
import { stableNames } from './scripts/bundle/stable-names.ts'

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

/** Every HTML names every file, and a hash cannot be compressed: seven characters tell the releases of one file apart. */
const HASHED = 'assets/[name]-[hash:7].js'

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig(({ mode, isSsrBuild = false }) => ({
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
    singleIcons(),
    leanIcons(),
    runtimeWithin(),
    builtPages(),
    pageTexts(),
    lateFiles(),
    stableNames(),
    ...(mode === 'live' ? [leanContracts(), minifyAgain()] : [mockServiceWorker()]),
  ],
  resolve: { alias: { '~': fileOf('./src') } },
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    // Media queries and what else a sheet can say in the words of older browsers; colours are hex where they are written.
    cssTarget: ['chrome99', 'edge99', 'firefox97', 'safari15.4'],
    chunkSizeWarningLimit: 1200,
    // Files name each other without hashes: a change of one renames no other.
    chunkImportMap: !isSsrBuild,
    rolldownOptions: {
      output: {
        entryFileNames: HASHED,
        chunkFileNames: HASHED,
        codeSplitting: chunkGroups(fileOf('./src/main.tsx')),
        postBanner: compileHint,
      },
    },
  },
  server: { port: 5173, strictPort: true },
}))
