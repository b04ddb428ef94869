import path from 'node:path'
import { checkNode, runTool } from './lib/environment.mjs'
import { ensureInstalled } from './lib/install.mjs'

// Starts nginx and Caddy with the shipped configurations over a release, and puts the same questions to each.
checkNode()
await ensureInstalled()
const { buildSite } = await import('./lib/site.mjs')
await buildSite({ mode: 'live', outDir: path.resolve('dist') })
process.exit(await runTool('vitest', ['run', '--project', 'hosts']))
