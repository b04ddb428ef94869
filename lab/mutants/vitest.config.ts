import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'

const folders = (process.env.ZETU_MUTANTS ?? 'src/rules').split(',')

/** The client is tested with the contract that it speaks. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  'src/shared/api': ['tests/contract/client.test.ts', 'tests/contract/creation-key.test.ts'],
}

/** The unit tests beside what is changed, in one process: which of them touches what is known then. */
export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('../../src', import.meta.url)) } },
  test: {
    include: folders.flatMap((folder) => [`${folder}/**/*.test.{ts,tsx}`, ...(ELSEWHERE[folder] ?? [])]),
    // Parts of pages need a window.
    exclude: [...configDefaults.exclude, '**/*.dom.test.tsx'],
    environment: 'node',
    setupFiles: ['tests/shared-worker.ts'],
    // Files of one change share a process: each makes what it changes.
    isolate: false,
    restoreMocks: true,
    testTimeout: 60_000,
  },
})
