import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. Scripts may be started from anywhere. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
process.chdir(ROOT)

/** Ends the program with one clear sentence. */
export function giveUp(sentence) {
  console.error(`\n✗ ${sentence}\n`)
  process.exit(1)
}

/** Node 20.19, 22.12 or newer: what the build tools run on. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const fine = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22
  if (!fine) giveUp(`需要 Node.js 20.19、22.12 或更新的版本，现在是 ${process.versions.node}。`)
}

/** Runs a program with its output on the screen and nothing to read; resolves to its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options })
    // Ctrl-C reaches the whole group by itself; a stop signal would leave the child behind.
    const stop = () => child.kill('SIGTERM')
    process.once('SIGTERM', stop)
    const finish = (code) => {
      process.off('SIGTERM', stop)
      resolve(code)
    }
    child.on('error', () => finish(127))
    child.on('exit', (code) => finish(code ?? 1))
  })
}

/** Runs the program of an installed package without a shell, so that it works on every system. */
export function runTool(packageName, args, options) {
  const folder = path.join('node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const program = typeof bin === 'string' ? bin : Object.values(bin)[0]
  return run(process.execPath, [path.join(folder, program), ...args], options)
}
