import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig, type TestUserConfig } from 'vitest/config'

type ProjectConfig = Pick<TestUserConfig, 'exclude' | 'isolate' | 'pool' | 'restoreMocks'>

const alias = { '~': fileURLToPath(new URL('./src', import.meta.url)) }

/** Tests say what is right, not what is fast: a busy machine must not fail them. */
const PATIENCE_MS = 60_000

function project(name: string, include: string[], options: ProjectConfig = {}) {
  return {
    resolve: { alias },
    test: { name, include, environment: 'node' as const, testTimeout: PATIENCE_MS, ...options },
  }
}

/**
 * Files of one worker share the contract and the demo world, which they only read; each makes a backend of its own for what
 * changes. Reading both anew for every file cost more than most files' tests.
 */
const SHARED_WORLD = { pool: 'forks', isolate: false, restoreMocks: true } satisfies ProjectConfig

/** Unit tests that replace modules, or load them anew, must not find them loaded by the file before. */
const ALONE = [
  'scripts/check-up/main.test.ts',
  'src/app/{chunk-loading,early-answers,follow-record,startup}.test.ts',
  'src/app/shell/{maintenance-bar,toaster}.test.ts',
  'src/features/staff/pending/shared-poll.test.ts',
  'src/shared/api/{again,slow-writes,traffic}.test.ts',
  'src/shared/legal/operator.test.ts',
  'src/shared/lib/storage.test.ts',
  'src/shared/session/request-vip.test.ts',
]

/** Tests that repeat what others prove: `npm run test:long`. */
const LONG = ['tools/**/*.long.test.ts']

export default defineConfig({
  test: {
    // One core is kept free by default, which is half of a small machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      project('unit', ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'], {
        ...SHARED_WORLD,
        exclude: [...configDefaults.exclude, ...ALONE],
      }),
      project('unit-alone', ALONE),
      project('contract', ['tests/contract/**/*.test.ts', 'tools/**/*.test.ts'], {
        ...SHARED_WORLD,
        exclude: [...configDefaults.exclude, ...LONG],
      }),
      project('contract-long', LONG, SHARED_WORLD),
      project('architecture', ['tests/architecture/**/*.test.ts']),
      project('budget', ['tests/performance/**/*.test.ts']),
      // Not part of `npm test`: it needs web servers on the machine (`npm run test:hosts`).
      project('hosts', ['tests/hosts/**/*.test.ts']),
    ],
  },
})
