import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkNode, giveUp, run } from '../scripts/lib/environment.mjs'
import { ensureInstalled } from '../scripts/lib/install.mjs'
import { readOptions, readShard } from '../scripts/lib/options.mjs'
import { printTable } from '../scripts/lib/text-table.mjs'
import { readTested, scores, TESTED } from './mutants/tested.mjs'

/*
 * Changes one thing after the other in rules and in what the client stands on (Stryker). It counts the changes that the
 * unit tests beside them notice. Its packages are not among those of the product: the first run puts them below .cache.
 * `--sample 1/5` is every fifth file, from the first on. What was judged is kept, also where a run is ended; `--report`
 * prints all of it.
 */
const STRYKER = ['@stryker-mutator/core@9.6.1', '@stryker-mutator/vitest-runner@9.6.1']
const HOME = path.resolve('.cache', 'stryker')
const FOLDERS = ['src/rules', 'src/shared/address', 'src/shared/api', 'src/entities/application-list']

checkNode()
const { only, sample, report, fresh } = readOptions(['only', 'sample'], ['fresh', 'report'])
const folders = only === undefined ? FOLDERS : only.split(',')
const unknown = folders.find((folder) => !FOLDERS.some((each) => folder.startsWith(each)))
if (unknown !== undefined)
  giveUp(`--only 是 ${FOLDERS.join('、')} 或它们里面的文件夹和文件，不是“${unknown}”。`)

if (fresh) rmSync(TESTED, { force: true })
if (!report) process.exitCode = await tryAll()
printScores()

async function tryAll() {
  await ensureInstalled()
  const bin = path.join(HOME, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
  if (!existsSync(bin)) await install()
  const files = sampled(folders.flatMap(sourcesIn), readShard(sample ?? '1/1'))
  mkdirSync(path.dirname(TESTED), { recursive: true })
  // Of one file the tests of its folder judge.
  process.env.ZETU_MUTANTS = folders.map((each) => (isFile(each) ? path.dirname(each) : each)).join(',')
  process.env.ZETU_MUTATED = files.join(',')
  console.log(`${files.length} 个文件`)
  return run(process.execPath, [bin, 'run', path.join('lab', 'mutants', 'stryker.config.mjs')])
}

function printScores() {
  const found = scores(readTested(), folders).filter(({ all }) => all > 0)
  for (const { file, line, column, mutator, replacement } of found.flatMap(({ survivors }) => survivors))
    console.log(`${file}:${line}:${column} ${mutator} → ${replacement.replaceAll(/\s+/g, ' ').slice(0, 100)}`)
  printTable([
    ['文件夹', '发现', '改动', '%', '没有单元测试'],
    ...found.map(({ name, noticed, all, unseen }) => {
      return [name, noticed, all, ((100 * noticed) / all).toFixed(1), unseen]
    }),
  ])
}

function isFile(name) {
  return /\.tsx?$/.test(name)
}

/** The sources of a folder that do something, in their order; a file is its own. */
function sourcesIn(folder) {
  if (isFile(folder)) return [folder]
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file))
    .map((file) => path.posix.join(folder, ...file.split(path.sep)))
    .toSorted()
}

function sampled(all, { index, count }) {
  return all.filter((_, at) => at % count === index - 1)
}

async function install() {
  mkdirSync(HOME, { recursive: true })
  writeFileSync(path.join(HOME, 'package.json'), '{ "private": true }\n')
  // The runner takes the Vitest of the repository, which lies above it.
  const args = ['install', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error', ...STRYKER]
  const code = await run('npm', ['--prefix', HOME, ...args])
  if (code !== 0) giveUp('Stryker 没有装好：请检查网络和 npm 源，然后再试一次。')
}
