import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig, type TestUserConfig, type ViteUserConfig } from 'vitest/config'
import { PATIENCE } from './tests/patience.ts'

type Plugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { configureVitest?: unknown }>
type ProjectConfig = Pick<
  TestUserConfig,
  'env' | 'environment' | 'exclude' | 'isolate' | 'pool' | 'restoreMocks' | 'setupFiles'
>

const alias = { '~': fileURLToPath(new URL('./src', import.meta.url)) }

function project(name: string, include: string[], options: ProjectConfig = {}) {
  return {
    plugins: [globsAreMadeAnew],
    resolve: { alias },
    test: {
      name,
      include,
      environment: 'node' as const,
      testTimeout: PATIENCE.test,
      hookTimeout: PATIENCE.test,
      ...options,
    },
  }
}

/**
 * Files of one worker share the contract and the demo world, which they only read; each makes a backend of its own for what
 * changes. Reading both anew for every file cost more than most files' tests. Workers belong to a project: unit and contract
 * tests are one, so that each worker makes the world once.
 */
const SHARED_WORLD = {
  pool: 'forks',
  isolate: false,
  restoreMocks: true,
  setupFiles: ['tests/shared-worker.ts'],
} satisfies ProjectConfig

/** Files of one worker share a window, which is emptied after each test. jsdom 31 does not start in vitest 4. */
const SHARED_WINDOW = {
  ...SHARED_WORLD,
  environment: 'happy-dom',
  setupFiles: [...SHARED_WORLD.setupFiles, 'tests/dom-setup.ts'],
} satisfies ProjectConfig

const UNIT = ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'lab/**/*.test.ts']
const CONTRACT = ['tests/{contract,world}/**/*.test.ts', 'tools/**/*.test.ts']

/** Parts of pages as a person sees and uses them. */
const DOM = ['src/**/*.dom.test.tsx']

/** Unit tests that replace modules, or load them anew, must not find them loaded by the file before. */
const ALONE = [
  'scripts/check-up/main.test.ts',
  'src/app/{errors/chunk-loading,session/follow-record,session/follow-tabs,start/prefetched-answer,start/startup}.test.ts',
  'src/app/shell/{maintenance-bar,toaster}.test.ts',
  'src/features/staff/pending/shared-poll.test.ts',
  'src/mocks/world/world-invariants.test.ts',
  'src/shared/api/{retry,slow-writes,traffic}.test.ts',
  'src/shared/legal/operator.test.ts',
  'src/shared/lib/storage/storage.test.ts',
  'src/shared/session/request-vip.test.ts',
  // Its world is a folder of tables, which no other file may find.
  'tests/contract/own-data.test.ts',
  'tests/contract/own-data-figures.test.ts',
]

/** Tests that repeat what others prove: `npm test -- --long`. */
const LONG = ['{src,scripts,lab,tests,tools}/**/*.long.test.ts']

/** A module with a glob is made of files that its text does not name: what it became is not kept. */
const globsAreMadeAnew: Plugin = {
  name: 'globs-are-made-anew',
  configureVitest({ experimental_defineCacheKeyGenerator: defineKey }) {
    defineKey(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : undefined))
  },
}

export default defineConfig({
  test: {
    // What a file becomes is made once for all projects, and kept for the next run.
    experimental: { fsModuleCache: true },
    // One core is kept free by default, which is half of a small machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      project('together', [...UNIT, ...CONTRACT], {
        ...SHARED_WORLD,
        exclude: [...configDefaults.exclude, ...ALONE, ...DOM, ...LONG],
      }),
      project('alone', ALONE),
      project('dom', DOM, SHARED_WINDOW),
      project('long', LONG, SHARED_WORLD),
      project('architecture', ['tests/architecture/**/*.test.ts'], SHARED_WORLD),
      project('budget', ['tests/performance/**/*.test.ts']),
      // Not part of `npm test`: it needs web servers on the machine (`npm test -- --only hosts`).
      project('hosts', ['tests/hosts/**/*.test.ts']),
    ],
  },
})
