import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { countPlaywright, countTool, countVitest } from './lib/counts.mjs'
import { checkNode, giveUp, run, runTool } from './lib/environment.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { readNames, readOptions } from './lib/options.mjs'
import { freePorts } from './lib/ports.mjs'

/** Tests that say the same of many pages, of which the shorter run has a part. */
const LONG = '@long'
// Every kind of test in the order in which they are quick to fail; stops at the first kind that fails.
const KINDS = [
  {
    name: 'lint',
    title: '格式与规范',
    run: () => tool('@biomejs/biome', 'check', '.', '--error-on-warnings'),
  },
  { name: 'types', title: '类型', run: () => tool('typescript', '--noEmit') },
  { name: 'unused', title: '无用代码', run: () => tool('knip', '--no-progress') },
  { name: 'architecture', title: '架构', run: () => vitest('architecture') },
  { name: 'unit', title: '单元', run: () => vitest('unit', 'unit-alone') },
  { name: 'contract', title: '契约', run: () => vitest('contract') },
  { name: 'build', title: '构建', run: build },
  { name: 'budget', title: '字节预算', run: () => vitest('budget') },
  { name: 'e2e', title: '端到端', run: () => endToEnd('--grep-invert', LONG) },
  { name: 'long', title: '端到端（长）', run: () => endToEnd('--grep', LONG) },
]
/** Run when asked for by name: `npm run test:long`. */
const ASKED_FOR = ['long']
/** These look at what was built. */
const AFTER_BUILD = ['budget', 'e2e', 'long']
const SITES = [
  { mode: 'live', outDir: path.resolve('dist') },
  { mode: 'mock', outDir: path.resolve('dist-mock') },
  { mode: 'mock', outDir: path.resolve('dist-subpath'), base: '/zetu/', compressed: false },
]
const REPORTS = path.resolve('.cache', 'reports')

const results = []
let wanted = KINDS
let browser = ''
// Whatever ends the run, its last line says how it went.
process.on('exit', summarise)

checkNode()
wanted = chosenKinds()
await ensureInstalled()
if (wanted.some(({ name }) => name === 'e2e' || name === 'long')) {
  const { findBrowser } = await import('./lib/browser.mjs')
  browser = await findBrowser()
}
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

for (const kind of wanted) {
  console.log(`\n── ${kind.title} ──`)
  const started = performance.now()
  const counts = await kind.run()
  results.push({ ...kind, ...counts, seconds: (performance.now() - started) / 1000 })
  if (counts.failed > 0) break
}

function chosenKinds() {
  const names = KINDS.map(({ name }) => name)
  const options = readOptions(['only', 'skip'])
  const usual = names.filter((name) => !ASKED_FOR.includes(name))
  const only = options.only === undefined ? usual : readNames('only', options.only, names)
  const skip = options.skip === undefined ? [] : readNames('skip', options.skip, names)
  const needed = AFTER_BUILD.some((name) => only.includes(name) && !skip.includes(name)) ? ['build'] : []
  const kinds = KINDS.filter(({ name }) => [...only, ...needed].includes(name) && !skip.includes(name))
  return kinds.length > 0 ? kinds : giveUp('--only 和 --skip 一起没有留下要运行的测试。')
}

async function tool(packageName, ...args) {
  return countTool(await runTool(packageName, args))
}

async function vitest(...projects) {
  const file = path.join(REPORTS, `${projects[0]}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const chosen = projects.flatMap((project) => ['--project', project])
  return countVitest(file, await runTool('vitest', ['run', ...chosen, ...reporters]))
}

async function build() {
  const { buildSite } = await import('./lib/site.mjs')
  let passed = 0
  try {
    for (const site of SITES) {
      await buildSite(site)
      passed += 1
    }
    return { passed, failed: 0 }
  } catch (error) {
    console.error(error)
    return { passed, failed: 1 }
  }
}

async function endToEnd(...chosen) {
  const file = path.join(REPORTS, 'e2e.json')
  const port = process.env.ZETU_E2E_PORT ?? (await freePorts(4300, 4))
  const env = {
    ...process.env,
    ZETU_BROWSER: browser,
    ZETU_E2E_PORT: port,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  }
  const cli = path.join('node_modules', 'playwright', 'cli.js')
  return countPlaywright(file, await run(process.execPath, [cli, 'test', ...chosen], { env }))
}

function summarise(code) {
  if (results.length > 0) {
    const rows = results.map(({ title, passed, failed, seconds }) => [
      title,
      passed,
      failed,
      seconds.toFixed(1),
    ])
    console.log()
    for (const row of [['种类', '通过', '失败', '秒'], ...rows])
      console.log(row.map((cell, at) => (at === 0 ? padEnd(cell, 12) : padStart(`${cell}`, 8))).join(''))
  }
  for (const title of results.flatMap(({ flaky = [] }) => flaky)) console.log(`第二次才通过：${title}`)
  const left = wanted.slice(results.length).map(({ title }) => title)
  if (left.length > 0) console.log(`没有运行：${left.join('、')}`)
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  // A run that ended before its first failed test failed all the same.
  const failed = sum('failed') || (code !== 0 || left.length > 0 ? 1 : 0)
  console.log(`\n${sum('passed')} passed, ${failed} failed`)
  if (failed > 0) process.exitCode = 1
}

/** Columns on a terminal: a Chinese character takes two. */
function width(text) {
  return text.length + (text.match(/[\u2e80-\uffff]/g)?.length ?? 0)
}

function padEnd(text, columns) {
  return text + ' '.repeat(Math.max(0, columns - width(text)))
}

function padStart(text, columns) {
  return ' '.repeat(Math.max(0, columns - width(text))) + text
}
