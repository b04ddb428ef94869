import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkNode, giveUp } from './lib/environment.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { readCount, readOptions } from './lib/options.mjs'

// Measures what a visitor asks for on the result day, with files of public data and without, and says what a crowd of them
// asks of a CDN and of the API (docs/capacity.md).
const TEXTS = ['dir', 'snapshot', 'visitors', 'peak', 'signed-in', 'own', 'load']

/** Calls of the API a second that one million visitors in an hour may cause. */
const MOST_CALLS = 900

/** How many answers a call has that names a school: 2,937 of them for 56 score tables a year, kept as `fresh: 'session'`. */
const ANSWERS = { schools: 2937, groups: 56, seconds: 600 }
const isKept = (cache) => /\bs-maxage=[1-9]/.test(cache)

/** Of the guest who comes for a rank: their score, the ranking, one school and its lines. */
const ADDRESSES = [
  '/welcome',
  '/weici?province=安徽&year=2025&subject=物理&batch=本科批&score=600',
  '/chadaxuerank',
  '/chadaxueoverview/10003',
  '/chadaxueluqu/10003?province=安徽&year=2025&subject=物理',
]

checkNode()
const options = readOptions(TEXTS)
const { dir = 'dist', snapshot = 'snapshot' } = options
const assumed = {
  visitors: readCount('visitors', options.visitors ?? '1000000'),
  peak: readCount('peak', options.peak ?? '1'),
  signedIn: readCount('signed-in', options['signed-in'] ?? '10') / 100,
  own: readCount('own', options.own ?? '8'),
}
const seconds = readCount('load', options.load ?? '10')
await ensureInstalled()
const { chromium } = await import('playwright')
const { default: autocannon } = await import('autocannon')
const { BROWSER_ARGS, findBrowser } = await import('./lib/browser.mjs')
const { openModules } = await import('./lib/modules.mjs')
const { startLive } = await import('./bench/start-live.mjs')
const { releaseSite } = await import('./release/release.mjs')
const { readSettings } = await import('./release/settings.mjs')
const { countJourney, crowdOf, missesPerSecond } = await import('./capacity/crowd.mjs')
const { walk } = await import('./capacity/journey.mjs')
const { printTable } = await import('./lib/text-table.mjs')

const work = mkdtempSync(path.join(tmpdir(), 'zetu-capacity-'))
const modules = await openModules()
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS })
try {
  const without = await measure('without', {})
  const withFiles = await measure('with', { snapshot: '/snapshot/' })
  const best = await measure('best', { snapshot: '/snapshot/', readsByGet: true })
  const paper = [
    ['没有快照，没有 CDN', crowdOf(without.journey, { ...assumed, kept: 0 }), without],
    ['没有快照，CDN 按 s-maxage', crowdOf(without.journey, { ...assumed, kept: 1 }), without],
    ['有快照，CDN 按 s-maxage', crowdOf(withFiles.journey, { ...assumed, kept: 1 }), withFiles],
    ['有快照，readsByGet', crowdOf(best.journey, { ...assumed, kept: 1 }), best],
  ]
  // What names a school, a major or a score has many answers: a CDN asks for each of them anew.
  const spread = ({ calls }) =>
    calls.filter(({ cache, search, path: asked }) => isKept(cache) && (search || /\d{4}/.test(asked))).length
  const missed = ([, { visitorsPerSecond }, measured], at) =>
    at === 0 ? 0 : spread(measured) * missesPerSecond({ ...ANSWERS, perSecond: visitorsPerSecond })
  const whole = (number) => Math.round(number).toLocaleString('en')
  printTable([
    ['', '接口/人', '接口/秒', 'CDN 回源/秒', 'CDN/秒', 'MB/秒', 'GB/小时', 'KB/人'],
    ...paper.map(([name, crowd, measured], at) => [
      name,
      crowd.callsPerVisitor.toFixed(1),
      whole(crowd.callsPerSecond),
      whole(missed(paper[at], at)),
      whole(crowd.cdnPerSecond),
      whole(crowd.bytesPerSecond / 1e6),
      whole(crowd.bytes / 1e9),
      whole(measured.journey.bytes / 1000),
    ]),
  ])
  for (const { method, path: called, search, body } of withFiles.passed)
    console.log(`有快照时仍问接口：${method} ${called}${search} ${body}`)
  if (seconds > 0) await loadApi(best.calls.length > 0 ? best.calls : without.calls)
  const reached = paper[3][1].callsPerSecond + missed(paper[3], 3)
  console.log(`readsByGet 时到接口的，连同 CDN 回源：每秒 ${whole(reached)} 次`)
  if (reached > (MOST_CALLS * assumed.visitors * assumed.peak) / 1e6) {
    console.log(`接口多于每秒 ${MOST_CALLS} 次（一小时一百万人）`)
    process.exitCode = 1
  }
} catch (error) {
  giveUp(error.message)
} finally {
  await browser.close()
  await modules.close()
  rmSync(work, { recursive: true, force: true })
}

/** One visitor's journey on a release with these files of public data. */
async function measure(name, more) {
  const out = path.join(work, name)
  const settings = { ...readSettings('deploy/settings.json'), ...more, resultDay: true }
  await releaseSite({ dir: path.resolve(dir), out, settings, host: 'server' })
  if (more.snapshot) symlinkSync(path.resolve(snapshot), path.join(out, 'snapshot'))
  const live = await startLive({ load: modules.load, liveDir: out, latency: 20 })
  try {
    const requests = await walk({ browser, url: live.url, addresses: ADDRESSES })
    const calls = requests.filter(({ path: asked }) => /^\/(api|tel)\//.test(asked))
    return {
      journey: countJourney(requests),
      calls,
      passed: calls.filter(({ cache }) => !isKept(cache)),
    }
  } finally {
    live.close()
  }
}

/** Asks the simulated API for what remains, as fast as it answers. A real API is another machine and another program. */
async function loadApi(calls) {
  const live = await startLive({ load: modules.load, liveDir: path.join(work, 'with'), latency: 0 })
  try {
    const requests = calls.map(({ method, path: asked, search, body }) => ({
      ...{ method, path: asked + search, headers: { 'Content-Type': 'application/json' } },
      ...(body && { body }),
    }))
    const {
      requests: rate,
      latency,
      errors,
      non2xx,
    } = await autocannon({
      ...{ url: live.url, connections: 20, duration: seconds, requests },
    })
    console.log(
      `模拟接口 ${seconds} 秒：每秒 ${Math.round(rate.average)} 次，中位 ${latency.p50} 毫秒，P99 ${latency.p99} 毫秒，失败 ${errors + non2xx} 次`,
    )
  } finally {
    live.close()
  }
}
