import { existsSync, readFileSync } from 'node:fs'

// How many tests of a runner passed and failed, from its JSON report. What did not run did not pass: it counts as failed.

/** A tool that only says yes or no. */
export function countTool(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Vitest's report; a file that breaks before its first test is one failure. */
export function countVitest(file, code) {
  const report = read(file)
  if (!report) return countTool(1)
  const tests = report.testResults.flatMap((suite) => suite.assertionResults)
  const passed = tests.filter(({ status }) => status === 'passed').length
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status !== 'passed' && assertionResults.every((test) => test.status === 'passed'),
  )
  return withExitCode(passed, tests.length - passed + broken.length, code)
}

/** Playwright's report; `flaky` names the tests that passed at their second try, which only CI gives. */
export function countPlaywright(file, code) {
  const report = read(file)
  if (!report) return { ...countTool(1), flaky: [] }
  const { expected, unexpected, flaky, skipped } = report.stats
  const counts = withExitCode(expected + flaky, unexpected + skipped, code)
  return { ...counts, flaky: report.suites.flatMap((suite) => flakyTitles(suite)) }
}

function flakyTitles(suite) {
  const own = (suite.specs ?? []).filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  const below = (suite.suites ?? []).flatMap((part) => flakyTitles(part))
  return [...own.map(({ file, line, title }) => `${file}:${line} ${title}`), ...below]
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** A runner can fail beside its tests, and one that ran no test has shown nothing. */
function withExitCode(passed, failed, code) {
  const silent = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: silent ? 1 : failed }
}
