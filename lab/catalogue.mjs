import path from 'node:path'
import { checkNode, giveUp, runTool } from '../scripts/lib/environment.mjs'
import { ensureInstalled } from '../scripts/lib/install.mjs'
import { readCount, readOptions } from '../scripts/lib/options.mjs'

/*
 * Pictures of every route as one page: as every person, in every state of its data, at both widths, in both themes:
 * `.cache/catalogue/index.html`. What was taken of the same build is not taken again: the next run goes on. `--compare`
 * takes the chosen pictures and compares them with those of the last `--update`.
 */
checkNode()
const options = readOptions(
  ['only', 'pages', 'workers', 'minutes', 'dir', 'folder'],
  ['half', 'fresh', 'report', 'compare', 'update'],
)
await ensureInstalled()
const { buildSite, builtMark } = await import('../scripts/lib/site.mjs')
const { openModules } = await import('../scripts/lib/modules.mjs')
const { casesOf, looksOf, pictureOf, wordsBy } = await import('./catalogue/cases.mjs')
const { storedPictures } = await import('./catalogue/stored-pictures.mjs')
const { writePage } = await import('./catalogue/page.mjs')

const modules = await openModules()
const { PERSONAS: persons } = await modules.load('/src/mocks/scenario/scenario.ts')
await modules.close()
const only = options.only?.split(',') ?? []
const known = Object.values(wordsBy(persons)).flat()
const unknown = only.find((word) => !known.includes(word))
if (unknown !== undefined) giveUp(`--only 里没有“${unknown}”，可以是：${known.join('、')}。`)
const cases = casesOf({
  persons,
  only,
  pages: options.pages?.split(',') ?? [],
  half: options.half === true,
})
if (cases.length === 0) giveUp(`没有 ${options.pages} 这样的地址。`)

const dir = path.resolve(options.dir ?? 'dist-mock')
const folder = path.resolve(options.folder ?? '.cache/catalogue')
if (options.fresh && options.compare) giveUp('--fresh 会删掉用来比的图，不能和 --compare 一起用。')
const comparing = options.compare === true || options.update === true
if (options.dir === undefined && !options.report) await buildSite({ mode: 'mock', outDir: dir })
const kept = storedPictures(folder, { fresh: options.fresh === true, mark: builtMark(dir) })
const left = options.report ? 0 : await take()
console.log(`${writePage(folder, kept.all(), { persons })}：${kept.all().length} 张图`)
if (left > 0) console.log(`还有 ${left} 个没有拍：再运行一次会接着拍`)
if (comparing) process.exitCode = await compare()

/** Gives how many cases are left. */
async function take() {
  const { takeAll } = await import('./catalogue/take-all.mjs')
  return takeAll({
    cases: cases.filter((item) => looksOf(item).some((look) => !kept.has(pictureOf(item, look)))),
    kept,
    dir,
    folder,
    workers: readCount('workers', options.workers ?? '2'),
    minutes: options.minutes === undefined ? Number.POSITIVE_INFINITY : readCount('minutes', options.minutes),
  })
}

/** Playwright's own comparison, with its report. Gives its exit code. */
async function compare() {
  const seen = cases.filter((item) => !kept.isSameAsUsual(item))
  const files = seen.flatMap((item) => looksOf(item).map((look) => pictureOf(item, look)))
  const env = { ...process.env, ZETU_CATALOGUE: folder, ZETU_PICTURES: JSON.stringify(files) }
  const config = path.join('scripts', 'catalogue', 'compare.config.mjs')
  const mode = options.update ? 'all' : 'none'
  return runTool('playwright', ['test', '--config', config, `--update-snapshots=${mode}`], {
    env,
    stdio: 'inherit',
  })
}
