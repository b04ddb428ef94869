import path from 'node:path'
import { checkNode } from './lib/environment.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { readCount, readNames, readOptions } from './lib/options.mjs'
import { CHUNK_FAULTS, FAULTS } from './survival/faults.mjs'
import { WRITE_FAULTS } from './survival/write-faults.mjs'

/*
 * Takes one call away from one screen at a time and looks at what is left; with `--chunks` one file of the product's code,
 * with `--writes` the answer to something that somebody has written. `--walks` goes through the product at random, by seeds.
 * Prints a table and every case that did not hold. What a run has found is kept: the next one goes on where it ended.
 */
checkNode()
const options = readOptions(
  ['only', 'faults', 'workers', 'minutes', 'dir', 'seeds', 'steps'],
  ['chunks', 'writes', 'walks', 'fresh', 'again', 'report'],
)
const known = options.chunks ? CHUNK_FAULTS : options.writes ? WRITE_FAULTS : FAULTS
const names = known.map(({ name }) => name)
const chosen = options.faults === undefined ? names : readNames('faults', options.faults, names)
const minutes =
  options.minutes === undefined ? Number.POSITIVE_INFINITY : readCount('minutes', options.minutes)
await ensureInstalled()
const { buildSite, builtMark } = await import('./lib/site.mjs')
const { openSite } = await import('./survival/site.mjs')
const { keptResults } = await import('./survival/kept.mjs')
const { runMatrix } = await import('./survival/matrix.mjs')
const { callCases } = await import('./survival/call-cases.mjs')
const { chunkCases } = await import('./survival/chunk-cases.mjs')
const { printMatrix } = await import('./survival/report.mjs')
const { printWrites, runWrites } = await import('./survival/write-matrix.mjs')

const dir = path.resolve(options.dir ?? 'dist-mock')
// A folder that is named is looked at as it is.
if (options.dir === undefined && !options.report) await buildSite({ mode: 'mock', outDir: dir })
if (options.walks) {
  const { runWalks, SEEDS, STEPS } = await import('./survival/walks.mjs')
  const seeds =
    options.seeds === undefined ? SEEDS : options.seeds.split(',').map((seed) => readCount('seeds', seed))
  const steps = options.steps === undefined ? STEPS : readCount('steps', options.steps)
  const site = await openSite({ dir, workers: readCount('workers', options.workers ?? '2') })
  const walks = await runWalks(site, { seeds, steps })
  await site.close()
  const failed = walks.filter(({ problem }) => problem)
  console.log(`\n${walks.length} 次走动，${failed.length} 次有问题`)
  process.exit(failed.length === 0 ? 0 : 1)
}
const kind = options.chunks ? 'chunks' : options.writes ? 'writes' : 'calls'
const file = path.resolve('.cache', 'survival', `${kind}.jsonl`)
const kept = keptResults(file, { fresh: options.fresh === true, mark: builtMark(dir) })
const left = options.report ? 0 : await run()
const print = options.writes ? printWrites : printMatrix
console.log(print(kept.results().filter(({ address, fault }) => isChosen(address) && chosen.includes(fault))))
if (left > 0) console.log(`\n还有 ${left} 个没有试：再运行一次会接着做`)

/** Gives how many cases are left. */
async function run() {
  const workers = readCount('workers', options.workers ?? '2')
  // A file that a browser has kept cannot be missing.
  const site = await openSite({ dir, workers, remembers: !options.chunks })
  try {
    return await (options.writes ? runWrites : runMatrix)(site, {
      cases: options.chunks ? chunkCases : callCases,
      faults: known.filter(({ name }) => chosen.includes(name)),
      isChosen,
      kept,
      again: options.again === true,
      until: Date.now() + minutes * 60_000,
    })
  } finally {
    await site.close()
  }
}

function isChosen(address) {
  return options.only === undefined || options.only.split(',').some((start) => address.startsWith(start))
}
