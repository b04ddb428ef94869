import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkNode } from '../scripts/lib/environment.mjs'
import { ensureInstalled } from '../scripts/lib/install.mjs'
import { readCount, readNames, readOptions } from '../scripts/lib/options.mjs'
import { publicPages } from '../scripts/lib/public-pages.mjs'
import { ENGINES } from './engines/engines.mjs'
import { handOf } from './engines/hand.mjs'
import { bring } from './engines/install.mjs'
import { JOURNEYS } from './engines/journeys.mjs'
import { REPORT } from './engines/place.mjs'
import { tableOf, writePictures } from './engines/report.mjs'
import { walk, walkBelow } from './engines/walk.mjs'

/*
 * Opens the live build, answered by the simulated API, in browsers of several makers and ages: public pages, then four ways
 * through the product. Prints a table and writes it with pictures into a folder outside of the repository. An engine that
 * this machine lacks and cannot get stands in the table with the reason.
 */
const PAGES = [
  '/welcome',
  '/about',
  '/weici',
  '/pici',
  '/chazhuanyetype/$majorType',
  '/chadaxuerank',
  '/chadaxueoverview/$id',
  '/chadaxueluqu/$id',
  '/chadaxuejihua/$id',
  '/chadaxuezhuanye/$id',
  '/chadaxuezhaosheng/$id/',
  '/preFraction/$id',
  '/chazhuanye',
  '/chazhuanyedetail/$majorCode',
  '/chazhiye',
  '/chazhiyedetail/$professionCode',
  '/search/all',
  '/compare',
  '/gaokaozixun',
  '/gaokaozixunDetail/$id',
]
const HEIGHT = 900

checkNode()
const options = readOptions(['only', 'pages', 'width', 'look', 'dir', 'out'], ['pages-only'])
const names = ENGINES.map(({ name }) => name)
const chosen = options.only === undefined ? names : readNames('only', options.only, names)
const width = options.width === undefined ? 1280 : readCount('width', options.width)
const look = options.look && readNames('look', options.look, ['dark', 'letters'])[0]
const dir = path.resolve(options.out ?? path.join(REPORT, [width, look].filter(Boolean).join('-')))
const journeys = options['pages-only'] ? [] : JOURNEYS
await ensureInstalled()
const { buildSite } = await import('../scripts/lib/site.mjs')
const { openModules } = await import('../scripts/lib/modules.mjs')
const { startLive } = await import('./bench/start-live.mjs')

const engines = ENGINES.filter(({ name }) => chosen.includes(name))
const why = await bring(engines)
const liveDir = path.resolve(options.dir ?? 'dist')
// A folder that is named is looked at as it is.
if (options.dir === undefined) await buildSite({ mode: 'live', outDir: liveDir })
const wanted = options.pages?.split(',')
const pages = (await publicPages(liveDir, wanted)).filter(({ path: page }) => wanted || PAGES.includes(page))
mkdirSync(dir, { recursive: true })
const fileOf = (name, page) => `${name}${page.replaceAll(/[^\w]+/g, '-')}.png`
const modules = await openModules()
const { cleanText } = await modules.load('src/rules/cells/cell-text.ts')
const results = []
try {
  for (const engine of engines) {
    const result = why[engine.name] === undefined ? await drive(engine) : { why: why[engine.name] }
    results.push({ name: engine.name, ...result })
    console.log(tableOf(results.slice(-1), shape()))
  }
} finally {
  await modules.close()
}
const table = tableOf(results, shape())
console.log(`\n${table}\n\n图和表在 ${dir}`)
writeFileSync(path.join(dir, 'table.md'), `${table}\n`)
await writePictures(dir, results, { ...shape(), fileOf, width })
if (results.some(isWrong)) process.exitCode = 1

function shape() {
  return { pages: pages.map(({ path: page }) => page), journeys: journeys.map(({ name }) => name) }
}

/** Each engine has an API of its own: the one before has left lists there. */
async function drive(engine) {
  const live = await startLive({ load: modules.load, liveDir, latency: 0 })
  const walked = {}
  const done = {}
  let page
  try {
    page = await engine.open(await engine.find(), { width, height: HEIGHT, look })
    const agent = await page.agent()
    // Some windows have a least width, and some only one.
    const real = await page.evaluate('() => innerWidth')
    const other = real === width ? undefined : real
    const hand = handOf(page)
    const file = (each) => path.join(dir, fileOf(engine.name, each))
    const open = engine.isBelow ? walkBelow : walk
    Object.assign(walked, await open(hand, { url: live.url, pages, file }))
    if (engine.isBelow) return { agent, other, walked, done }
    const printed = (what) => path.join(dir, `${engine.name}-${what}.pdf`)
    for (const { name, go, after } of journeys) {
      if (after !== undefined && done[after]?.wrong) {
        done[name] = { wrong: `先要${after}` }
        continue
      }
      try {
        done[name] = { said: await go(hand, { url: live.url, printed, clean: cleanText }) }
      } catch (error) {
        done[name] = { wrong: String(error.message ?? error) }
      }
      console.log(`${engine.name} ${name}：${done[name].said ?? done[name].wrong}`)
      await page.shoot(path.join(dir, `${engine.name}-${name}.png`)).catch(() => undefined)
    }
    return { agent, other, walked, done }
  } catch (error) {
    return { why: String(error.message ?? error), walked, done }
  } finally {
    await page?.close()
    live.close()
  }
}

/** An engine that is not there is told; only one that ran can fail. */
function isWrong({ walked = {}, done = {} }) {
  return Object.values(walked).some(Boolean) || Object.values(done).some(({ wrong }) => wrong)
}
