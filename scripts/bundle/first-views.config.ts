import path from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { BUILD_TARGET } from '../../src/app/older-browsers/oldest.ts'
import { leanContracts } from './lean-contracts.ts'
import { shims } from './shims.ts'

const FIRST_VIEWS = 'src/app/first-views/shims'
const PREFETCH = 'src/app/prefetch/shims'

/** Calls and failures are the application's, and nobody presses anything yet. */
const LEFT_OUT = [
  'src/entities/admission/send-places.ts',
  'src/entities/admission/electives-picker.tsx',
  'src/entities/compare/compare-bar.tsx',
  'src/entities/original-book/book-page-link.tsx',
  'src/entities/school/send-lines.ts',
  'src/entities/school/send-major-lines.ts',
  'src/features/school-admission/group-chips.tsx',
  'src/features/school-admission/narrow-bar.tsx',
  'src/features/school-admission/send-years.ts',
  'src/features/school-detail/frame/missing-school.tsx',
  'src/features/schools/ranking-list.tsx',
  'src/shared/answer/failed-region.tsx',
  'src/shared/answer/retry-button.tsx',
  'src/shared/answer/slow-notice.tsx',
  'src/shared/api/error-message.ts',
  'src/shared/lib/browser/notify.ts',
  'src/shared/ui/failed-part.tsx',
]

/** Other tabs than the one that a first view shows. */
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

/** What the script of a first view has in place of libraries, and of what only a living page needs. */
const STAND_INS = {
  'zod/mini': `${PREFETCH}/zod.ts`,
  react: `${FIRST_VIEWS}/react.ts`,
  'react/jsx-runtime': `${FIRST_VIEWS}/jsx-runtime.ts`,
  '@tanstack/react-query': `${FIRST_VIEWS}/react-query.ts`,
  '@tanstack/react-router': `${FIRST_VIEWS}/react-router.ts`,
  jotai: `${FIRST_VIEWS}/jotai.ts`,
  'class-variance-authority': `${FIRST_VIEWS}/class-variance-authority.ts`,
  'node_modules/lucide-react/dist/esm/createLucideIcon.mjs': `${FIRST_VIEWS}/lucide-icon.ts`,
  'src/entities/original-book/use-printed-plan.ts': `${FIRST_VIEWS}/use-printed-plan.ts`,
  'src/entities/wishes/use-wishes.ts': `${FIRST_VIEWS}/use-wishes.ts`,
  'src/features/school-admission/use-reach.ts': `${FIRST_VIEWS}/use-reach.ts`,
  'src/features/search/use-understood.ts': `${FIRST_VIEWS}/use-understood.ts`,
  'src/shared/api/is-missing.ts': `${FIRST_VIEWS}/is-missing.ts`,
  'src/shared/api/call.ts': `${FIRST_VIEWS}/call.ts`,
  'src/shared/lib/storage/stored-atom.ts': `${FIRST_VIEWS}/stored-atom.ts`,
  'src/shared/lazy/use-lazy-part.ts': `${FIRST_VIEWS}/use-lazy-part.ts`,
  'src/shared/lazy/use-on-view.ts': `${FIRST_VIEWS}/use-on-view.ts`,
  'src/shared/session/session.ts': `${FIRST_VIEWS}/session.ts`,
  'src/shared/lazy/mounted.ts': `${PREFETCH}/mounted.ts`,
  'src/shared/address/address.ts': `${PREFETCH}/address.ts`,
  ...Object.fromEntries(
    [...LEFT_OUT, ...(OTHER_TABS[process.env.FIRST_VIEW ?? ''] ?? [])].map((file) => [
      file,
      `${FIRST_VIEWS}/left-out.ts`,
    ]),
  ),
}

/** Leaves out what comes late: a first view is gone by then. */
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

/** What is left out of these would be called, and throw: the page would be without its first view. */
const WHOLE =
  /first-views\/shims\/(call|react|react-query|react-router|jotai|session|class-variance-authority)\.ts|prefetch\/shims\/zod\.ts/

/** Hooks stand beside what draws, and nobody calls them here. */
const EXPECTED = new Set(['SHIMMED_EXPORT', 'MODULE_LEVEL_DIRECTIVE'])

/** Where a first view's entry stands. */
const FIRST_VIEW_FOLDER = 'src/app/first-views/pages'

/** Builds the script of one first view, which `FIRST_VIEW` names: a file that imports nothing. */
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
      input: path.resolve(FIRST_VIEW_FOLDER, `${process.env.FIRST_VIEW}.tsx`),
      output: {
        format: 'iife',
        entryFileNames: 'assets/first-view-[name]-[hash].js',
      },
      treeshake: {
        moduleSideEffects: (id) => id.startsWith(path.resolve(FIRST_VIEW_FOLDER)),
        propertyReadSideEffects: false,
      },
    },
  },
})
