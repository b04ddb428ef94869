import { runTool } from './contract/vite-run.mjs'

process.exitCode = await runTool('../world-report/main.ts', process.argv.slice(2))
