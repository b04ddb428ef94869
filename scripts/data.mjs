import { checkNode } from './lib/environment.mjs'
import { ensureInstalled } from './lib/install.mjs'

// Checks a folder of tables, or writes an empty one to start from (docs/own-data.md).
checkNode()
await ensureInstalled()
const { runTypeScript } = await import('./lib/run-typescript.mjs')
process.exitCode = await runTypeScript('tools/own-data/main.ts', process.argv.slice(2))
