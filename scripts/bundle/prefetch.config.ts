import path from 'node:path'
import { defineConfig } from 'vite'
import { BUILD_TARGET } from '../../src/app/older-browsers/oldest.ts'
import { leanContracts } from './lean-contracts.ts'
import { routeLoaders } from './route-loaders.ts'
import { shims } from './shims.ts'

/** What the script in the HTML has in place of the application's own: small, and without anything to draw. */
const STAND_INS = {
  'zod/mini': 'src/app/prefetch/shims/zod.ts',
  '@tanstack/react-query': 'src/app/prefetch/shims/query-options.ts',
  'src/shared/api/client.ts': 'src/app/prefetch/shims/client.ts',
  'src/shared/api/retry.ts': 'src/app/prefetch/shims/retry.ts',
  'src/shared/session/session.ts': 'src/app/prefetch/shims/session.ts',
  'src/shared/lazy/mounted.ts': 'src/app/prefetch/shims/mounted.ts',
  'src/shared/address/address.ts': 'src/app/prefetch/shims/address.ts',
  'src/shared/address/fields.ts': 'src/app/prefetch/shims/fields.ts',
  'src/entities/school/send-lines.ts': 'src/app/prefetch/shims/send-lines.ts',
  'src/shared/ui/article-code.ts': 'src/app/prefetch/shims/article-code.ts',
  'src/shared/api/in-prefetch-script.ts': 'src/app/prefetch/shims/in-prefetch-script.ts',
}

/** The ids of the pages that have an HTML of their own, and of the one whose HTML this is; empty for that of all others. */
const { RENDERED = '', OWN = '' } = process.env

/** An HTML of its own starts the calls of its page; the HTML of all others those of all others. */
function isWanted(id: string): boolean {
  return OWN === '' ? !RENDERED.split(',').includes(id) : id === OWN
}

/** Builds the script that stands in every HTML: one file that imports nothing. */
export default defineConfig({
  plugins: [shims(STAND_INS), leanContracts({ bare: true }), routeLoaders(isWanted)],
  resolve: { alias: { '~': path.resolve('src') } },
  publicDir: false,
  build: {
    target: BUILD_TARGET,
    write: false,
    modulePreload: false,
    rolldownOptions: {
      // Hooks stand beside what loaders use; nobody calls them here.
      shimMissingExports: true,
      onLog: (level, log, print) => log.code !== 'SHIMMED_EXPORT' && print(level, log),
      input: path.resolve('src/app/prefetch/prefetch-script.ts'),
      output: { format: 'iife' },
      treeshake: {
        moduleSideEffects: (id) => id.endsWith('/src/app/prefetch/prefetch-script.ts'),
        propertyReadSideEffects: false,
      },
    },
  },
})
