import { runTypeScript } from './lib/run-typescript.mjs'

process.exitCode = await runTypeScript('tools/contract/mistakes/main.ts', process.argv.slice(2))
