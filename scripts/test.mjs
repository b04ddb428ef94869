import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { checkNode, ensureInstalled, giveUp, option, run, runTool } from './lib/environment.mjs'

// Every kind of test in the order in which they are quick to fail; stops at the first kind that fails.
checkNode()
await ensureInstalled()

const REPORTS = path.resolve('.cache', 'reports')
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

const report = (name) => path.join(REPORTS, `${name}.json`)
const tool =
  (...args) =>
  async () =>
    single(await runTool(...args))

const KINDS = [
  { name: 'lint', title: '格式与规范', run: tool('@biomejs/biome', ['check', '.', '--error-on-warnings']) },
  { name: 'types', title: '类型', run: tool('typescript', ['--noEmit']) },
  { name: 'unused', title: '无用代码', run: tool('knip', ['--no-progress']) },
  { name: 'architecture', title: '架构', run: () => vitest('architecture') },
  { name: 'unit', title: '单元', run: () => vitest('unit') },
  { name: 'contract', title: '契约', run: () => vitest('contract') },
  { name: 'build', title: '构建', run: build },
  { name: 'budget', title: '字节预算', run: () => vitest('budget') },
  { name: 'e2e', title: '端到端', run: endToEnd },
]

const only = option('only')
const skip = String(option('skip') ?? '').split(',')
const wanted = KINDS.filter(({ name }) =>
  typeof only === 'string' ? only.split(',').includes(name) : !skip.includes(name),
)
if (wanted.length === 0) giveUp(`--only 可以是：${KINDS.map(({ name }) => name).join('、')}`)

const results = []
for (const kind of wanted) {
  console.log(`\n── ${kind.title} ──`)
  const started = performance.now()
  const result = await kind.run()
  results.push({ ...kind, ...result, seconds: (performance.now() - started) / 1000 })
  if (result.failed > 0) break
}
summarise()

function summarise() {
  console.log('\n种类\t通过\t失败\t用时')
  for (const { title, passed, failed, seconds } of results)
    console.log(`${title}\t${passed}\t${failed}\t${seconds.toFixed(1)} 秒`)
  const left = wanted.slice(results.length).map(({ title }) => title)
  if (left.length > 0) console.log(`没有运行：${left.join('、')}`)
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') > 0 ? 1 : 0
}

function single(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function vitest(project) {
  const file = report(project)
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]
  const code = await runTool('vitest', args)
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const {
    numPassedTests: passed,
    numFailedTests,
    numFailedTestSuites,
  } = JSON.parse(readFileSync(file, 'utf8'))
  // A suite that breaks before its first test counts as one failure.
  const failed = numFailedTests || numFailedTestSuites
  return { passed, failed: failed || (code === 0 ? 0 : 1) }
}

async function build() {
  const { buildSite } = await import('./build.mjs')
  try {
    await buildSite({ mode: 'live', outDir: path.resolve('dist') })
    await buildSite({ mode: 'mock', outDir: path.resolve('dist-mock') })
    await buildSite({ mode: 'mock', outDir: path.resolve('dist-subpath'), base: '/zetu/' })
    return { passed: 3, failed: 0 }
  } catch (error) {
    console.error(error)
    return { passed: 0, failed: 1 }
  }
}

async function endToEnd() {
  const { findBrowser } = await import('./lib/browser.mjs')
  const browser = await findBrowser()
  if (!browser) giveUp('没有可用的浏览器：请安装 Chrome 或 Chromium，或用环境变量 CHROME_PATH 指明它的位置。')
  const file = report('e2e')
  const env = { ...process.env, ZETU_BROWSER: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  const code = await run(process.execPath, [path.join('node_modules', 'playwright', 'cli.js'), 'test'], {
    env,
  })
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const { stats } = JSON.parse(readFileSync(file, 'utf8'))
  const failed = stats.unexpected + stats.flaky + stats.skipped
  return { passed: stats.expected, failed: failed || (code === 0 ? 0 : 1) }
}
