import { checkNode } from './lib/environment.mjs'
import { ensureInstalled } from './lib/install.mjs'

// Writes the public data of an API into files (docs/snapshot.md).
checkNode()
await ensureInstalled()
const { runTypeScript } = await import('./lib/run-typescript.mjs')
process.exitCode = await runTypeScript('tools/snapshot/main.ts', process.argv.slice(2))
