import { runTypeScript } from './lib/run-typescript.mjs'

process.exitCode = await runTypeScript('scripts/check-up/main.ts', process.argv.slice(2))
