import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './environment.mjs'

// How many tests of a runner passed and failed, from its JSON report. What did not run did not pass: it counts as failed.

/** A tool that only says yes or no. */
export function countTool(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/**
 * Vitest's report, divided by the folders of each kind; a file that breaks before its first test is one failure. `share` is
 * the part of the time. A run of what a change touches may have no test of a kind.
 */
export function countVitest(file, code, { kinds, mayBeNone = false }) {
  const report = read(file)
  if (!report) return kinds.map(() => ({ ...countTool(1), share: 1 / kinds.length }))
  const spent = (suites) => suites.reduce((sum, { startTime, endTime }) => sum + endTime - startTime, 0)
  const whole = spent(report.testResults) || 1
  const counts = kinds.map(({ folders }) => {
    const suites = report.testResults.filter(({ name }) => {
      const file = path.relative(ROOT, name).replaceAll('\\', '/')
      return folders.some((folder) => file.startsWith(folder))
    })
    const tests = suites.flatMap((suite) => suite.assertionResults)
    const passed = tests.filter(({ status }) => status === 'passed').length
    const broken = suites.filter(
      ({ status, assertionResults }) =>
        status !== 'passed' && assertionResults.every((test) => test.status === 'passed'),
    )
    const share = spent(suites) / whole
    if (mayBeNone && tests.length === 0 && broken.length === 0) return { passed: 0, failed: 0, share }
    return { ...withExitCode(passed, tests.length - passed + broken.length, 0), share }
  })
  // A runner can fail beside its tests.
  if (code !== 0 && counts.every(({ failed }) => failed === 0)) counts[0].failed = 1
  return counts
}

const SLOWEST = 20

/**
 * Playwright's report. `flaky` names the tests that passed at their second try, which only CI gives; `slowest` those that
 * took longest, with their seconds.
 */
export function countPlaywright(file, code) {
  const report = read(file)
  if (!report) return { ...countTool(1), flaky: [], slowest: [] }
  const { expected, unexpected, flaky, skipped } = report.stats
  const counts = withExitCode(expected + flaky, unexpected + skipped, code)
  const specs = report.suites.flatMap((suite) => specsIn(suite))
  const timed = specs.map((spec) => ({ title: titleOf(spec), seconds: secondsOf(spec) }))
  return {
    ...counts,
    flaky: specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(titleOf),
    slowest: timed.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST),
  }
}

function specsIn(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap((part) => specsIn(part))]
}

const titleOf = ({ file, line, title }) => `${file}:${line} ${title}`

function secondsOf({ tests }) {
  const tries = tests.flatMap(({ results }) => results)
  return tries.reduce((sum, { duration }) => sum + duration, 0) / 1000
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** A runner can fail beside its tests, and one that ran no test has shown nothing. */
function withExitCode(passed, failed, code) {
  const silent = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: silent ? 1 : failed }
}
