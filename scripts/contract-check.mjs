import { runTool } from './contract/vite-run.mjs'

process.exitCode = await runTool('check/main.ts', process.argv.slice(2))
