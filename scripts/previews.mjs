import { checkNode } from './lib/environment.mjs'
import { ensureInstalled } from './lib/install.mjs'

// Writes an HTML and a picture of its own for each school, major, profession and province of a release (docs/previews.md).
checkNode()
await ensureInstalled()
const { runTypeScript } = await import('./lib/run-typescript.mjs')
process.exitCode = await runTypeScript('tools/previews/main.ts', process.argv.slice(2))
