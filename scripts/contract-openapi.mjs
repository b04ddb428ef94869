import { runTool } from './contract/vite-run.mjs'

process.exitCode = await runTool('publish/main.ts', process.argv.slice(2))
