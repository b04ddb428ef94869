import { runTypeScript } from './lib/run-typescript.mjs'

process.exitCode = await runTypeScript('scripts/lists-report/main.ts', process.argv.slice(2))
