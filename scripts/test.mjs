import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { filesSince, leftOut, specsOf } from './lib/changed.mjs'
import { countPlaywright, countTool, countVitest } from './lib/counts.mjs'
import { checkNode, giveUp, run, runTool } from './lib/environment.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { readNames, readOptions, readShard } from './lib/options.mjs'
import { freePorts } from './lib/ports.mjs'
import { printTable } from './lib/text-table.mjs'

/** Tests that say the same of many pages, of which the shorter run has a part. */
const LONG = '@long'
/** What a whole run may take on two cores, in minutes; a longer one says so. */
const BUDGET_MINUTES = 9
// Every kind of test in the order in which they are quick to fail; stops after the first step with a failure. Kinds that
// stand next to each other and are run alike are one step: tools side by side, the projects of Vitest in one run. Beside
// Vitest the sites are built, and beside the browsers their bytes are counted: none of these fills two cores alone.
const KINDS = [
  { name: 'lint', title: '格式与规范', tool: ['@biomejs/biome', 'check', '.', '--error-on-warnings'] },
  { name: 'types', title: '类型', tool: ['typescript', '--noEmit'] },
  { name: 'unused', title: '无用代码', tool: ['knip', '--no-progress'] },
  // What only a test asks for is not product: without its tests nothing may be left over.
  {
    name: 'unasked',
    title: '只有测试用的代码',
    tool: ['knip', '--no-progress', '--production', '--exclude', 'dependencies'],
  },
  {
    name: 'architecture',
    title: '架构',
    projects: ['architecture'],
    folders: ['tests/architecture/'],
    looksAtAll: true,
  },
  {
    name: 'unit',
    title: '单元',
    projects: ['together', 'alone', 'dom'],
    folders: ['src/', 'scripts/', 'lab/'],
  },
  {
    name: 'contract',
    title: '契约',
    projects: ['together'],
    folders: ['tests/contract/', 'tests/world/', 'tools/'],
  },
  { name: 'build', title: '构建', run: build },
  {
    name: 'budget',
    title: '字节预算',
    projects: ['budget'],
    folders: ['tests/performance/'],
    looksAtAll: true,
  },
  { name: 'e2e', title: '端到端', run: () => endToEnd('--grep-invert', leftOut(LONG, whole), ...specs) },
  {
    name: 'long-rules',
    title: '单元与契约（长）',
    // Those of each run too, with inputs that no run before drew.
    projects: ['long', 'together'],
    folders: ['src/', 'scripts/', 'lab/', 'tests/contract/', 'tests/world/', 'tools/'],
    looksAtAll: true,
    env: { ZETU_RANDOM: 'more' },
  },
  { name: 'long', title: '端到端（长）', run: () => endToEnd('--grep', LONG) },
  // nginx and Caddy with the shipped configurations over a release: they have to be on the machine.
  { name: 'hosts', title: '主机', projects: ['hosts'], folders: ['tests/hosts/'], looksAtAll: true },
]
/** `npm test -- --long`. */
const LONG_KINDS = ['long-rules', 'long']
/** Run when asked for. */
const ASKED_FOR = [...LONG_KINDS, 'hosts']
/** These look at what was built. */
const AFTER_BUILD = ['budget', 'e2e', 'long', 'hosts']
/** Built side by side: most of a build uses one core. */
const SITES = [
  ['--mode', 'live', '--out', 'dist'],
  ['--mode', 'mock', '--out', 'dist-mock', '--plain'],
]
/** The mocked site below the root of another: only long tests open it. */
const BELOW_ROOT = ['--mode', 'mock', '--out', 'dist-subpath', '--base', '/zetu/', '--plain']
const REPORTS = path.resolve('.cache', 'reports')

const started = performance.now()
/** When everything was here. How long that takes depends on the network; the next time it is there. */
let installed = started
const results = []
let wanted = KINDS
let browser = ''
let since
let specs = []
let whole = []
let shard
// Whatever ends the run, its last line says how it went.
process.on('exit', summarise)

checkNode()
wanted = chosenKinds()
await ensureInstalled()
if (wanted.some(({ name }) => name === 'e2e' || name === 'long')) {
  const { findBrowser } = await import('./lib/browser.mjs')
  browser = await findBrowser()
}
installed = performance.now()
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

for (const step of stepsOf(wanted)) {
  console.log(`\n── ${step.map(({ title }) => title).join('、')} ──`)
  results.push(...(await runStep(step)))
  if (results.some(({ failed }) => failed > 0)) break
}

/** Neighbours that are run alike. A test that looks at all of the source has no part that a change or a shard leaves out. */
function stepsOf(kinds) {
  const hasParts = since !== undefined || shard !== undefined
  const alike = ({ name, tool, projects, looksAtAll }) => {
    if (tool) return 'tools'
    if (name === 'budget' || name === 'e2e') return 'built'
    if (name === 'hosts') return name
    return projects || name === 'build' ? `vitest ${hasParts && looksAtAll === true}` : name
  }
  const steps = []
  for (const kind of kinds) {
    const last = steps.at(-1)
    if (last && alike(last[0]) === alike(kind)) last.push(kind)
    else steps.push([kind])
  }
  return steps
}

/** The results of the kinds of a step. */
async function runStep(step) {
  const begun = performance.now()
  const seconds = () => (performance.now() - begun) / 1000
  const tested = step.filter(({ projects }) => projects)
  const one = async (kind) => ({
    ...kind,
    ...(await (kind.tool ? tool(kind) : kind.run())),
    seconds: seconds(),
  })
  const others = step.filter((kind) => !tested.includes(kind)).map(one)
  return [...(tested.length > 0 ? await vitest(tested, seconds) : []), ...(await Promise.all(others))]
}

function chosenKinds() {
  const names = KINDS.map(({ name }) => name)
  const options = readOptions(['only', 'skip', 'since', 'shard'], ['changed', 'long'])
  if (options.shard !== undefined) shard = readShard(options.shard)
  if (options.changed || options.since !== undefined) readChanges(options.since ?? 'main')
  const usual = names.filter((name) => !ASKED_FOR.includes(name))
  const all = options.long ? LONG_KINDS : usual
  const only = options.only === undefined ? all : readNames('only', options.only, names)
  const skip = options.skip === undefined ? [] : readNames('skip', options.skip, names)
  // What has no parts is in the first shard, whole.
  if (shard?.index > 1)
    skip.push(...KINDS.filter(({ tool, looksAtAll }) => tool || looksAtAll).map(({ name }) => name))
  // A change that no page shows needs no site.
  if (since !== undefined && specs.length === 0) skip.push('e2e', 'build', 'budget')
  const needed = AFTER_BUILD.some((name) => only.includes(name) && !skip.includes(name)) ? ['build'] : []
  const kinds = KINDS.filter(({ name }) => [...only, ...needed].includes(name) && !skip.includes(name))
  return kinds.length > 0 ? kinds : giveUp('--only 和 --skip 一起没有留下要运行的测试。')
}

/** `--changed`: the tests that the changes since a commit touch, those that nobody has committed included. */
function readChanges(commit) {
  const { base, files } = filesSince(commit)
  since = base
  ;({ specs, whole } = specsOf(files))
  console.log(
    `${files.length} 个文件和 ${commit} 不同，${specs.length} 个端到端测试文件打开它们所在的页面，其中 ${whole.length} 个连同长的测试`,
  )
}

/** What tools say side by side is shown one after the other. */
async function tool({ name, tool: [packageName, ...args] }) {
  const file = path.join(REPORTS, `${name}.txt`)
  const log = openSync(file, 'w')
  const counts = countTool(await runTool(packageName, args, { stdio: ['ignore', log, log] }))
  closeSync(log)
  process.stdout.write(readFileSync(file))
  return counts
}

/** One run of all projects of a step; each kind has its share of the time. */
async function vitest(step, seconds) {
  const file = path.join(REPORTS, `${step[0].name}.json`)
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    '--reporter=junit',
    `--outputFile.junit=${path.join(REPORTS, `${step[0].name}.junit.xml`)}`,
  ]
  const projects = new Set(step.flatMap(({ projects }) => projects))
  const chosen = [...projects].flatMap((project) => ['--project', project])
  const folders = step.flatMap(({ folders }) => folders)
  const touched = since === undefined || step[0].looksAtAll ? [] : ['--changed', since, '--passWithNoTests']
  const part = shard && !step[0].looksAtAll ? [`--shard=${shard.index}/${shard.count}`] : []
  const args = ['run', ...folders, ...chosen, ...touched, ...part, ...reporters]
  const code = await runTool('vitest', args, { env: { ...process.env, ...step[0].env } })
  const counts = countVitest(file, code, { kinds: step, mayBeNone: touched.length + part.length > 0 })
  return step.map((kind, at) => ({ ...kind, ...counts[at], seconds: counts[at].share * seconds() }))
}

async function build() {
  const one = (args) => run(process.execPath, [path.join('scripts', 'build.mjs'), ...args])
  const codes = await Promise.all(SITES.map(one))
  // Not beside the others: a third build on two cores makes all three late.
  if (opensBelowRoot()) codes.push(await one(BELOW_ROOT))
  const failed = codes.filter((code) => code !== 0).length
  return { passed: codes.length - failed, failed }
}

function opensBelowRoot() {
  return wanted.some(({ name }) => name === 'long') || whole.some((file) => file.includes('/subpath/'))
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
  const part = shard ? [`--shard=${shard.index}/${shard.count}`] : []
  const cli = path.join('node_modules', 'playwright', 'cli.js')
  return countPlaywright(file, await run(process.execPath, [cli, 'test', ...part, ...chosen], { env }))
}

function summarise(code) {
  if (results.length > 0) {
    const rows = results.map((row) => [row.title, row.passed, row.failed, row.seconds.toFixed(1)])
    console.log()
    printTable([['种类', '通过', '失败', '秒'], ...rows])
  }
  for (const title of results.flatMap(({ flaky = [] }) => flaky)) console.log(`第二次才通过：${title}`)
  const left = wanted.slice(results.length).map(({ title }) => title)
  if (left.length > 0) console.log(`没有运行：${left.join('、')}`)
  const minutes = (performance.now() - installed) / 60_000
  const before = (installed - started) / 60_000
  if (results.length > 0) console.log(`一共 ${minutes.toFixed(1)} 分钟，之前安装 ${before.toFixed(1)} 分钟`)
  // Said, and never a failure: a busy machine is no fault of the product.
  const whole = KINDS.every(
    ({ name }) => ASKED_FOR.includes(name) || wanted.some((kind) => kind.name === name),
  )
  if (whole && since === undefined && shard === undefined && left.length === 0 && minutes > BUDGET_MINUTES) {
    console.log(
      `超过了 ${BUDGET_MINUTES} 分钟（两核）的预算：docs/adr/0014-quick-tests.md。最慢的端到端测试：`,
    )
    const slowest = results.flatMap((result) => result.slowest ?? [])
    for (const { title, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} 秒  ${title}`)
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  // A run that ended before its first failed test failed all the same.
  const failed = sum('failed') || (code !== 0 || left.length > 0 ? 1 : 0)
  console.log(`\n${sum('passed')} passed, ${failed} failed`)
  if (failed > 0) process.exitCode = 1
}
