import path from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { BUILD_TARGET } from '../../src/app/older-browsers/floor.ts'
import { leanContracts } from './lean-contracts.ts'
import { shims } from './shims.ts'

const SIGHTS = 'src/app/early/sights/shims'
const EARLY = 'src/app/early/shims'

/** Calls and failures are the application's, and nobody presses anything yet. */
const LEFT_OUT = [
  'src/entities/admission/send-places.ts',
  'src/entities/compare/compare-bar.tsx',
  'src/entities/original-book/book-page-link.tsx',
  'src/entities/school/send-lines.ts',
  'src/entities/school/send-major-lines.ts',
  'src/features/school-admission/send-years.ts',
  'src/features/school-detail/frame/missing-school.tsx',
  'src/shared/answer/failed-region.tsx',
  'src/shared/answer/retry-button.tsx',
  'src/shared/answer/slow-notice.tsx',
  'src/shared/api/error-message.ts',
  'src/shared/lib/browser/notify.ts',
  'src/shared/ui/failed-part.tsx',
]

/** Other tabs than the one that a sight shows. */
const OTHER_TABS: Readonly<Record<string, readonly string[]>> = {
  'major-schools': [
    'src/features/majors/major-employment.tsx',
    'src/features/majors/major-overview.tsx',
    'src/features/majors/type-parts.tsx',
  ],
  'profession-training': [
    'src/features/professions/positions.tsx',
    'src/features/professions/statistics.tsx',
    'src/features/professions/type-overview.tsx',
  ],
}

/** What the script of a sight has in place of the libraries, and of what only matters once a page lives. */
const STAND_INS = {
  'zod/mini': `${EARLY}/zod.ts`,
  react: `${SIGHTS}/react.ts`,
  'react/jsx-runtime': `${SIGHTS}/jsx-runtime.ts`,
  '@tanstack/react-query': `${SIGHTS}/react-query.ts`,
  '@tanstack/react-router': `${SIGHTS}/react-router.ts`,
  jotai: `${SIGHTS}/jotai.ts`,
  'class-variance-authority': `${SIGHTS}/class-variance-authority.ts`,
  'node_modules/lucide-react/dist/esm/createLucideIcon.mjs': `${SIGHTS}/lucide-icon.ts`,
  'src/entities/original-book/use-printed-plan.ts': `${SIGHTS}/use-printed-plan.ts`,
  'src/entities/wishes/use-wishes.ts': `${SIGHTS}/use-wishes.ts`,
  'src/features/search/use-understood.ts': `${SIGHTS}/use-understood.ts`,
  'src/shared/api/is-missing.ts': `${SIGHTS}/is-missing.ts`,
  'src/shared/api/call.ts': `${SIGHTS}/call.ts`,
  'src/shared/lib/storage/stored-atom.ts': `${SIGHTS}/stored-atom.ts`,
  'src/shared/lazy/use-lazy-part.ts': `${SIGHTS}/use-lazy-part.ts`,
  'src/shared/lazy/use-on-view.ts': `${SIGHTS}/use-on-view.ts`,
  'src/shared/session/session.ts': `${SIGHTS}/session.ts`,
  'src/shared/lazy/mounted.ts': `${EARLY}/mounted.ts`,
  'src/shared/address/address.ts': `${EARLY}/address.ts`,
  ...Object.fromEntries(
    [...LEFT_OUT, ...(OTHER_TABS[process.env.SIGHT ?? ''] ?? [])].map((file) => [
      file,
      `${SIGHTS}/left-out.ts`,
    ]),
  ),
}

/** Leaves out what comes late: a sight is gone by then. */
function nothingLate(): Plugin {
  return {
    name: 'nothing-late',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\//, code: /\bimport\(/ },
      handler: (code) => code.replace(/\bimport\('/g, "Promise.reject('"),
    },
  }
}

/** What is left out of these would be called, and throw: the page would be without first figures. */
const WHOLE =
  /sights\/shims\/(call|react|react-query|react-router|jotai|class-variance-authority)\.ts|early\/shims\/zod\.ts/

/** Hooks stand beside what draws, and nobody calls them here. */
const EXPECTED = new Set(['SHIMMED_EXPORT', 'MODULE_LEVEL_DIRECTIVE'])

/** Where a sight's entry stands. */
const SIGHT_FOLDER = 'src/app/early/sights/pages'

/** Builds the script of one sight, which `SIGHT` names: a file that imports nothing. */
export default defineConfig({
  plugins: [shims(STAND_INS), nothingLate(), leanContracts({ bare: true })],
  resolve: { alias: { '~': path.resolve('src') } },
  publicDir: false,
  build: {
    target: BUILD_TARGET,
    modulePreload: false,
    emptyOutDir: false,
    rolldownOptions: {
      shimMissingExports: true,
      onLog(level, log, print) {
        if (log.code === 'SHIMMED_EXPORT' && WHOLE.test(log.message)) throw new Error(log.message)
        if (!EXPECTED.has(log.code ?? '')) print(level, log)
      },
      input: path.resolve(SIGHT_FOLDER, `${process.env.SIGHT}.tsx`),
      output: {
        format: 'iife',
        entryFileNames: 'assets/sight-[name]-[hash].js',
      },
      treeshake: {
        moduleSideEffects: (id) => id.startsWith(path.resolve(SIGHT_FOLDER)),
        propertyReadSideEffects: false,
      },
    },
  },
})
