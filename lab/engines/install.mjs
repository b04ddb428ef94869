import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { BROWSERS } from './place.mjs'

/** Counts the sheets of what is printed, and reads what stands on them. */
const READER = 'sheets@npm:pdfjs-dist@4.10.38'

/**
 * Brings what the machine lacks for these engines: packages of npm into a folder of their own, those of the system where
 * one may install there. Gives by name why an engine is not there.
 */
export async function bring(engines) {
  mkdirSync(BROWSERS, { recursive: true })
  writeFileSync(path.join(BROWSERS, 'package.json'), '{"private":true}')
  const wanted = [...new Set([READER, ...engines.flatMap(({ npm }) => npm)])]
  const missing = wanted.filter((each) => !existsSync(packageFolder(each.split('@npm:')[0])))
  const said = missing.length > 0 ? run('npm', ['install', '--no-save', ...NPM, ...wanted]) : undefined
  const why = {}
  for (const engine of engines) {
    if (!(await engine.find())) why[engine.name] = engine.install?.() ?? fromSystem(engine.apt ?? [])
    if (await engine.find()) delete why[engine.name]
    else why[engine.name] ??= said ?? '这台机器上没有'
    if (engine.npm.some((each) => !existsSync(packageFolder(each.split('@npm:')[0])))) why[engine.name] = said
  }
  return why
}

// A client would fetch a browser of its own, and old browsers ask for clients that are not used.
const NPM = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error']

/** Unpacks a browser out of its package; gives why not. */
export function packed(name) {
  const from = path.join(packageFolder(name), 'bin')
  if (!existsSync(from)) return 'npm 没有装上它的包'
  const folder = path.join(BROWSERS, name)
  mkdirSync(folder, { recursive: true })
  const plain = (file) => brotliDecompressSync(readFileSync(path.join(from, file)))
  const drawing = path.join(folder, 'swiftshader.tar')
  writeFileSync(drawing, plain('swiftshader.tar.br'))
  const problem = run('tar', ['-xf', drawing, '-C', folder])
  if (problem) return problem
  writeFileSync(path.join(folder, 'chromium'), plain('chromium.br'), { mode: 0o755 })
  return undefined
}

/** Where a package that drives browsers is installed: not among those of the product. */
export const packageFolder = (name) => path.join(BROWSERS, 'node_modules', name)

function fromSystem(packages) {
  if (packages.length === 0) return undefined
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return `要先安装 ${packages.join(' ')}`
  run('apt-get', ['update', '-qq'])
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
}

/** Runs a command; gives the last line of what it said when it failed. */
function run(command, args) {
  const { status, stderr, error } = spawnSync(command, args, { cwd: BROWSERS, encoding: 'utf8' })
  if (status === 0) return undefined
  return `${command}：${error?.message ?? stderr.trim().split('\n').at(-1)}`
}
