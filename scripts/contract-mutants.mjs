import { runTool } from './contract/vite-run.mjs'

process.exitCode = await runTool('mutants/main.ts', process.argv.slice(2))
