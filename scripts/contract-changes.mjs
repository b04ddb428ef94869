import { runTypeScript } from './lib/run-typescript.mjs'

process.exitCode = await runTypeScript('tools/contract/changes/main.ts', process.argv.slice(2))
