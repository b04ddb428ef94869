import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { giveUp, run } from './environment.mjs'

const STAMP = path.join('node_modules', '.zetu-install')
/** What npm itself wrote down about the packages it put there. */
const INSTALLED = path.join('node_modules', '.package-lock.json')

/** Installs what the lock file names, unless it is there already. */
export async function ensureInstalled() {
  const lock = readFileSync('package-lock.json')
  const wanted = createHash('sha256').update(lock).digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  if (!holds(JSON.parse(lock).packages)) {
    console.log('安装依赖……')
    // Where NODE_ENV says production, npm would leave out the tools.
    const command = 'npm ci --include=dev --no-audit --no-fund --loglevel=error'
    const [npm, ...args] = command.split(' ')
    // npm is a batch file on Windows, which only a shell can start.
    const code = process.platform === 'win32' ? await run(command, [], { shell: true }) : await run(npm, args)
    if (code !== 0) giveUp('依赖没有装好：请检查网络和 npm 源，然后再试一次。')
  }
  writeFileSync(STAMP, wanted)
}

/** Whether somebody installed these packages by hand. Optional ones belong to other systems or are not needed. */
function holds(packages) {
  if (!existsSync(INSTALLED)) return false
  const installed = JSON.parse(readFileSync(INSTALLED, 'utf8')).packages
  return Object.entries(packages).every(
    ([folder, { version, optional, devOptional }]) =>
      folder === '' || optional || devOptional || installed[folder]?.version === version,
  )
}
