import path from 'node:path'
import { checkNode } from '../scripts/lib/environment.mjs'
import { ensureInstalled } from '../scripts/lib/install.mjs'
import { readCount, readNames, readOptions, readShard } from '../scripts/lib/options.mjs'
import { CHUNK_FAULTS, FAULTS } from './survival/faults.mjs'
import { WRITE_FAULTS } from './survival/write-faults.mjs'

/*
 * Takes one call away from one screen at a time and looks at what is left; with `--chunks` one file of the product's code,
 * with `--writes` the answer to something that somebody has written. `--walks` goes through the product at random, by
 * seeds, and `--addresses` opens random addresses. Prints a table and every case that did not hold. What a run has found
 * is kept: the next one goes on where it ended.
 */
checkNode()
const options = readOptions(
  ['only', 'faults', 'workers', 'minutes', 'dir', 'seeds', 'steps', 'count', 'shard'],
  ['chunks', 'writes', 'walks', 'addresses', 'fresh', 'again', 'report'],
)
const KINDS = ['chunks', 'writes', 'walks', 'addresses']
const kind = KINDS.find((name) => options[name]) ?? 'calls'
const known = kind === 'chunks' ? CHUNK_FAULTS : kind === 'writes' ? WRITE_FAULTS : FAULTS
const names = known.map(({ name }) => name)
const chosen = options.faults === undefined ? names : readNames('faults', options.faults, names)
const minutes =
  options.minutes === undefined ? Number.POSITIVE_INFINITY : readCount('minutes', options.minutes)
const shard = options.shard === undefined ? { index: 1, count: 1 } : readShard(options.shard)
await ensureInstalled()
const { buildSite, builtMark } = await import('../scripts/lib/site.mjs')
const { openSite } = await import('./survival/site.mjs')
const { storedResults } = await import('./survival/stored.mjs')
const { runMatrix } = await import('./survival/matrix.mjs')
const { callCases } = await import('./survival/call-cases.mjs')
const { chunkCases } = await import('./survival/chunk-cases.mjs')
const { printMatrix, reachesGoal } = await import('./survival/report.mjs')
const { printWrites, runWrites } = await import('./survival/write-matrix.mjs')
const { runWalks, printWalks, SEEDS, STEPS } = await import('./survival/walks.mjs')
const { runAddresses, printAddresses, COUNT } = await import('./survival/addresses.mjs')

const dir = path.resolve(options.dir ?? 'dist-mock')
// A folder that is named is looked at as it is.
if (options.dir === undefined && !options.report) await buildSite({ mode: 'mock', outDir: dir })
const file = path.resolve('.cache', 'survival', `${kind}.jsonl`)
const kept = storedResults(file, { fresh: options.fresh === true, mark: builtMark(dir) })
const print = { writes: printWrites, walks: printWalks, addresses: printAddresses }[kind] ?? printMatrix
const hasFault = ({ fault }) => kind === 'walks' || kind === 'addresses' || chosen.includes(fault)
const { left, unopened = 0 } = options.report ? { left: 0 } : await run()
const results = kept.results().filter((result) => isChosen(result.address) && hasFault(result))
console.log(print(results))
if (left > 0) console.log(`\n还有 ${left} 个没有试：再运行一次会接着做`)
const isMatrix = kind === 'calls' || kind === 'chunks'
const holds = isMatrix ? reachesGoal(results) : results.every(({ verdict }) => !verdict)
// What lies behind a screen that did not open has not been tried.
if (unopened > 0) console.log(`\n${unopened} 个页面没有打开：再运行一次会再试`)
if (!holds || unopened > 0) process.exitCode = 1

/** Gives how many cases are left, and of a matrix how many screens did not open. */
async function run() {
  const workers = readCount('workers', options.workers ?? '2')
  // A file that a browser has kept cannot be missing.
  const site = await openSite({ dir, workers, remembers: kind !== 'chunks' })
  const until = Date.now() + minutes * 60_000
  const how = { isChosen, kept, shard, again: options.again === true, until }
  const faults = known.filter(({ name }) => chosen.includes(name))
  try {
    if (kind === 'walks') {
      const steps = options.steps === undefined ? STEPS : readCount('steps', options.steps)
      return { left: await runWalks(site, { ...how, seeds: seedsOf(SEEDS), steps }) }
    }
    if (kind === 'addresses') {
      const count = options.count === undefined ? COUNT : readCount('count', options.count)
      return { left: await runAddresses(site, { ...how, seed: seedsOf([1])[0], count }) }
    }
    if (kind === 'writes') return { left: await runWrites(site, { ...how, faults }) }
    return await runMatrix(site, { ...how, faults, cases: kind === 'chunks' ? chunkCases : callCases })
  } finally {
    await site.close()
  }
}

/** The seeds that are asked for: `3`, `1,2,9` or `1-500`. */
function seedsOf(usual) {
  if (options.seeds === undefined) return usual
  return options.seeds.split(',').flatMap((part) => {
    const [first, last = first] = part.split('-').map((text) => readCount('seeds', text))
    return Array.from({ length: Math.max(last - first + 1, 0) }, (_, at) => first + at)
  })
}

function isChosen(address) {
  return options.only === undefined || options.only.split(',').some((start) => address.startsWith(start))
}
