import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const folders = (process.env.ZETU_MUTANTS ?? 'src/rules').split(',')

/** The unit tests beside what is changed, in one process: which of them touches what is known then. */
export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('../../src', import.meta.url)) } },
  test: {
    include: folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
    environment: 'node',
    setupFiles: ['tests/shared-worker.ts'],
    // Files of one change share a process: each makes what it changes.
    isolate: false,
    restoreMocks: true,
    testTimeout: 60_000,
  },
})
