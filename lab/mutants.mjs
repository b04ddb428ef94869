import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkNode, giveUp, run } from '../scripts/lib/environment.mjs'
import { ensureInstalled } from '../scripts/lib/install.mjs'
import { readOptions } from '../scripts/lib/options.mjs'

/*
 * Changes one thing after the other in rules and in what the client stands on, and counts the changes that the unit tests beside
 * them notice (Stryker). Its packages are not among those of the product: the first run puts them below .cache.
 */
const STRYKER = ['@stryker-mutator/core@9.6.1', '@stryker-mutator/vitest-runner@9.6.1']
const HOME = path.resolve('.cache', 'stryker')
const FOLDERS = ['src/rules', 'src/shared/address', 'src/shared/api', 'src/entities/application-list']

checkNode()
const { only } = readOptions(['only'])
const folders = only === undefined ? FOLDERS : only.split(',')
const unknown = folders.find((folder) => !FOLDERS.some((each) => folder.startsWith(each)))
if (unknown !== undefined) giveUp(`--only 是 ${FOLDERS.join('、')} 或它们里面的文件夹，不是“${unknown}”。`)

await ensureInstalled()
const bin = path.join(HOME, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
if (!existsSync(bin)) await install()
process.env.ZETU_MUTANTS = folders.join(',')
process.exitCode = await run(process.execPath, [
  bin,
  'run',
  path.join('lab', 'mutants', 'stryker.config.mjs'),
])

async function install() {
  mkdirSync(HOME, { recursive: true })
  writeFileSync(path.join(HOME, 'package.json'), '{ "private": true }\n')
  // The runner takes the Vitest of the repository, which lies above it.
  const args = ['install', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error', ...STRYKER]
  const code = await run('npm', ['--prefix', HOME, ...args])
  if (code !== 0) giveUp('Stryker 没有装好：请检查网络和 npm 源，然后再试一次。')
}
