import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkNode, giveUp } from '../scripts/lib/environment.mjs'
import { ensureInstalled } from '../scripts/lib/install.mjs'
import { readCount, readOptions } from '../scripts/lib/options.mjs'

// Measures what a visitor asks for on the result day, with files of public data and without, and says what a crowd of them
// asks of a CDN and of the API (docs/capacity.md).
const TEXTS = ['dir', 'snapshot', 'visitors', 'peak', 'signed-in', 'own', 'hits']

/** Calls of the API a second that one million visitors in an hour may cause. */
const MOST_CALLS = 900

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
  ...(options.hits !== undefined && { hits: Math.min(readCount('hits', options.hits), 100) / 100 }),
}
await ensureInstalled()
const { chromium } = await import('playwright')
const { BROWSER_ARGS, findBrowser } = await import('../scripts/lib/browser.mjs')
const { openModules } = await import('../scripts/lib/modules.mjs')
const { startLive } = await import('./bench/start-live.mjs')
const { releaseSite } = await import('../scripts/release/release.mjs')
const { readSettings } = await import('../scripts/release/settings.mjs')
const { crowdOf, isCall, reachedBy, total } = await import('./capacity/crowd.mjs')
const { walk } = await import('./capacity/journey.mjs')
const { printTable } = await import('../scripts/lib/text-table.mjs')

const work = mkdtempSync(path.join(tmpdir(), 'zetu-capacity-'))
const modules = await openModules()
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS })
try {
  const without = await measure('without', {})
  const withFiles = await measure('with', { snapshot: '/snapshot/' })
  const byGet = await measure('by-get', { snapshot: '/snapshot/', readsByGet: true })
  const cases = [
    ['没有快照，没有 CDN', without, false],
    ['没有快照，有 CDN', without, true],
    ['有快照，有 CDN', withFiles, true],
    ['有快照，有 CDN，readsByGet', byGet, true],
  ]
  const whole = (number) => Math.round(number).toLocaleString('en')
  printTable([
    ['', '接口/人', '到接口/秒', 'CDN/秒', 'MB/秒', 'GB/小时'],
    ...cases.map(([name, requests, hasCdn]) => {
      const crowd = crowdOf(requests, assumed, hasCdn)
      return [
        name,
        requests.filter(isCall).length,
        whole(total(reachedBy(requests, assumed, hasCdn))),
        whole(crowd.cdnPerSecond),
        whole(crowd.bytesPerSecond / 1e6),
        whole(crowd.bytes / 1e9),
      ]
    }),
  ])
  const reached = reachedBy(byGet, assumed, true)
  console.log('\n最后一种里到接口的，每秒：')
  printTable(
    [...reached]
      .filter(([, perSecond]) => perSecond >= 1)
      .toSorted(([, a], [, b]) => b - a)
      .map(([call, perSecond]) => [call, whole(perSecond)]),
  )
  const most = (MOST_CALLS * assumed.visitors * assumed.peak) / 1e6
  const sum = total(reached)
  console.log(`合计每秒 ${whole(sum)} 次，目标 ${whole(most)}`)
  if (sum > most) {
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

/** What one visitor's journey asks for, on a release with these settings. */
async function measure(name, more) {
  const out = path.join(work, name)
  const settings = { ...readSettings('deploy/settings.json'), ...more, resultDay: true }
  await releaseSite({ dir: path.resolve(dir), out, settings, host: 'server' })
  if (more.snapshot) symlinkSync(path.resolve(snapshot), path.join(out, 'snapshot'))
  const live = await startLive({ load: modules.load, liveDir: out, latency: 20 })
  try {
    return await walk({ browser, url: live.url, addresses: ADDRESSES })
  } finally {
    live.close()
  }
}
