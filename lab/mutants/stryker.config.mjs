import path from 'node:path'

const found = path.join('.cache', 'mutants')

export default {
  testRunner: 'vitest',
  plugins: [
    path.resolve('.cache/stryker/node_modules/@stryker-mutator/vitest-runner/dist/src/index.js'),
    path.resolve('lab/mutants/tested.mjs'),
  ],
  vitest: { configFile: 'lab/mutants/vitest.config.ts', related: false },
  mutate: (process.env.ZETU_MUTATED ?? 'src/rules/**/*.ts').split(','),
  coverageAnalysis: 'perTest',
  // What is made when a file is loaded needs a new load for each change: tables of facts, which tests read whole.
  ignoreStatic: true,
  // It would read the configuration of TypeScript by an API that TypeScript 7 does not have.
  tsconfigFile: 'none.json',
  // Types are judged elsewhere, and words are data of the documents: a word of another name is a break of `break-spec`.
  disableTypeChecks: true,
  mutator: { excludedMutations: ['StringLiteral'] },
  ignorePatterns: ['dist', 'dist-*', '.cache', 'docs', 'deploy', 'public'],
  tempDirName: path.join(found, 'sandbox'),
  reporters: ['progress-append-only', 'tested', 'html'],
  htmlReporter: { fileName: path.join(found, 'report.html') },
  concurrency: 2,
  timeoutMS: 8_000,
  thresholds: { high: 80, low: 60, break: null },
}
