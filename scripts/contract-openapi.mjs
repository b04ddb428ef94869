import { runTypeScript } from './lib/run-typescript.mjs'

process.exitCode = await runTypeScript('tools/contract/publish/main.ts', process.argv.slice(2))
