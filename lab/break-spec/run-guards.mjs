import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { isOfBrowser } from './groups.mjs'

/**
 * Runs the guards of breaks, which are of one kind, over the sources below `root`. Guards are named by file and title as they are
 * written. Gives the guards that ran and those that failed, or in `broken` why nothing can be said: what does not build or does
 * not run has not been noticed by a test. In a browser each break is first shown to one guard, which nearly always fails.
 */
export async function runGuards(root, breaks) {
  const guards = breaks.flatMap((each) => each.guards)
  if (!guards.some(isOfBrowser)) return runVitest(root, guards)
  const broken = await buildFor(root, guards)
  if (broken) return { broken, red: [], ran: [] }
  const first = await runPlaywright(root, breaks.map(firstOf))
  const left = breaks.filter((each) => !first.red.includes(firstOf(each)))
  const others = left.flatMap((each) => each.guards.filter((guard) => guard !== firstOf(each)))
  if (first.broken || others.length === 0) return first
  const second = await runPlaywright(root, others)
  return { ...second, red: [...first.red, ...second.red], ran: [...first.ran, ...second.ran] }
}

/** The guard that holds a page to the words of the documents, where there is one. */
function firstOf({ guards }) {
  return guards.find(({ file }) => file.startsWith('tests/e2e/specification/')) ?? guards[0]
}

/** What is said of a test that was not left out. */
const RAN = ['passed', 'failed']

async function runVitest(root, guards) {
  const report = path.join(root, '.cache', 'guards.json')
  await run(root, 'node_modules/vitest/vitest.mjs', [
    'run',
    '--reporter=json',
    `--outputFile=${report}`,
    '--testNamePattern',
    patternOf(guards),
    ...filesOf(guards),
  ])
  const { testResults } = readReport(report) ?? {}
  if (!testResults) return { broken: 'Vitest gave no report', red: [], ran: [] }
  const resultsOf = ({ file, title }) => {
    const suites = testResults.filter(({ name }) => path.relative(root, name).replaceAll('\\', '/') === file)
    // A file that does not load says so.
    const failed = suites.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    )
    const tests = suites.flatMap(({ assertionResults }) => assertionResults)
    return [...failed, ...tests.filter((test) => RAN.includes(test.status) && isNamed(test.title, title))]
  }
  return {
    ran: guards.filter((guard) => resultsOf(guard).length > 0),
    red: guards.filter((guard) => resultsOf(guard).some(({ status }) => status === 'failed')),
  }
}

/** Builds what guards open; gives why it cannot be. */
async function buildFor(root, guards) {
  const build = (mode) => run(root, 'scripts/build.mjs', ['--mode', mode, '--plain'])
  const dist = path.join(root, 'dist')
  rmSync(dist, { recursive: true, force: true })
  if ((await build('mock')) !== 0) return 'it does not build'
  if (guards.some(({ file }) => file.startsWith('tests/e2e/live/')))
    return (await build('live')) === 0 ? undefined : 'it does not build'
  // A server of the live site starts with every run.
  symlinkSync(path.join(root, 'dist-mock'), dist, 'dir')
  return undefined
}

async function runPlaywright(root, guards) {
  const report = path.join(root, '.cache', 'guards-e2e.json')
  await run(
    root,
    'node_modules/playwright/cli.js',
    ['test', '--grep', patternOf(guards), '--grep-invert', '@long', ...filesOf(guards)],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  )
  const { suites, stats } = readReport(report) ?? {}
  if (!suites || stats.expected + stats.unexpected === 0)
    return { broken: 'Playwright ran no test', red: [], ran: [] }
  const specs = suites.flatMap(specsIn)
  const specsOf = ({ file, title }) =>
    specs.filter((spec) => `tests/e2e/${spec.file}` === file && isNamed(spec.title, title))
  return {
    ran: guards.filter((guard) => specsOf(guard).length > 0),
    red: guards.filter((guard) => specsOf(guard).some(({ ok }) => !ok)),
  }
}

function specsIn({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsIn)]
}

/** Whether a test has a title as it is written: `…` and `%s` stand for what is filled in. */
export function isNamed(title, written) {
  return new RegExp(`^${expressionOf(written)}$`, 's').test(title)
}

function expressionOf(written) {
  return written
    .split(/…|%[sdijo]|\$\w+/)
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
    .join('.*')
}

function patternOf(guards) {
  return [...new Set(guards.map(({ title }) => expressionOf(title)))].join('|')
}

function filesOf(guards) {
  return [...new Set(guards.map(({ file }) => file))]
}

function readReport(file) {
  if (!existsSync(file)) return undefined
  const report = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(file)
  return report
}

/** Runs a script in the copy, without its output; gives its exit code. */
function run(root, script, args, env = {}) {
  mkdirSync(path.join(root, '.cache'), { recursive: true })
  const { NODE_ENV: _, ...inherited } = process.env
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      stdio: process.env.ZETU_SHOW ? 'inherit' : 'ignore',
      env: { ...inherited, ...env },
    })
    child.on('error', () => resolve(127))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
