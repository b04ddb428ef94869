import { runTool } from './contract/vite-run.mjs'

process.exitCode = await runTool('../check-up/main.ts', process.argv.slice(2))
