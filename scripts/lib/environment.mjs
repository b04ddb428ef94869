import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. Scripts may be started from anywhere. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
process.chdir(ROOT)

const STAMP = path.join('node_modules', '.zetu-install')

/** Ends the program with one clear sentence. */
export function giveUp(sentence) {
  console.error(`\n✗ ${sentence}\n`)
  process.exit(1)
}

/** Node 20.19, 22.12 or newer. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const fine = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22
  if (!fine) giveUp(`需要 Node.js 20.19、22.12 或更新的版本，现在是 ${process.versions.node}。`)
}

/** Runs a program with its output on the screen; resolves to its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options })
    child.on('error', () => resolve(127))
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}

/** Runs a program of `node_modules/.bin` without a shell, so that it works on every system. */
export function runTool(packageName, args, options) {
  const manifest = JSON.parse(readFileSync(path.join('node_modules', packageName, 'package.json'), 'utf8'))
  const bin = typeof manifest.bin === 'string' ? manifest.bin : Object.values(manifest.bin)[0]
  return run(process.execPath, [path.join('node_modules', packageName, bin), ...args], options)
}

/** Installs what the lock file names, unless it is there already. */
export async function ensureInstalled() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  console.log('安装依赖……')
  // npm is a script: Windows starts it through its shell.
  const windows = process.platform === 'win32'
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const code = await run(windows ? 'npm.cmd' : 'npm', args, { shell: windows })
  if (code !== 0) giveUp('依赖没有装好：请检查网络和 npm 源，然后再试一次。')
  writeFileSync(STAMP, wanted)
}

/** A hash of the names, sizes and times of files: the same while nothing was changed. */
export function fingerprint(paths) {
  const hash = createHash('sha256')
  const visit = (file) => {
    const stat = statSync(file, { throwIfNoEntry: false })
    if (!stat) return
    if (stat.isDirectory()) {
      for (const name of readdirSync(file).sort()) visit(path.join(file, name))
    } else {
      hash.update(`${file}:${stat.size}:${stat.mtimeMs}\n`)
    }
  }
  for (const file of paths) visit(file)
  return hash.digest('hex')
}

/** What the built product is made of. */
export const SOURCES = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'tailwind.config.ts',
  'package-lock.json',
  'scripts',
]

/** Calls `make` unless its result for these sources is in `dir` already. */
export async function unlessUnchanged(dir, key, make) {
  const file = path.join(dir, '.fingerprint')
  const wanted = `${key}:${fingerprint(SOURCES)}`
  if (existsSync(file) && readFileSync(file, 'utf8') === wanted) return false
  await make()
  mkdirSync(dir, { recursive: true })
  writeFileSync(file, wanted)
  return true
}

/** The value of `--name value` or `--name=value`, or undefined; `true` for a flag without a value. */
export function option(name, args = process.argv.slice(2)) {
  const flag = `--${name}`
  const joined = args.find((arg) => arg.startsWith(`${flag}=`))
  if (joined) return joined.slice(flag.length + 1)
  const at = args.indexOf(flag)
  if (at < 0) return undefined
  const next = args[at + 1]
  return next === undefined || next.startsWith('--') ? true : next
}

/** A TCP port given by `--port`, else `fallback`. */
export function portOption(fallback) {
  const text = option('port')
  if (text === undefined) return fallback
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    giveUp(`端口应是 1 到 65535 的整数，不是“${text}”。`)
  return port
}

/** Starts a server, or says in one sentence that its port is taken. */
export function listen(server, port) {
  return new Promise((resolve) => {
    server.once('error', (error) => {
      if (error.code === 'EADDRINUSE')
        giveUp(`端口 ${port} 已被占用：请先关闭占用它的程序，或用 --port 换一个。`)
      giveUp(`服务没有启动：${error.message}`)
    })
    server.listen(port, () => resolve(server))
  })
}

/** Ends a server on Ctrl-C or a stop signal, without waiting for idle connections. */
export function stopOnSignal(server) {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      server.close(() => process.exit(0))
      server.closeAllConnections()
    })
  }
}
