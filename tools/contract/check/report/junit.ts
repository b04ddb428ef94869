import { escaped } from './markup'
import { byGroup, deviationLine } from './print'
import type { CallReport } from './report'

/** The report as JUnit XML: a suite for each group of the contract, a case for each call. */
export function junitOf(reports: readonly CallReport[], tookMs: number): string {
  const suites = byGroup(reports).map(([group, of]) => suite(group, of))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="contract" ${counts(reports)} time="${(tookMs / 1000).toFixed(3)}">`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n')
}

function suite(group: string, reports: readonly CallReport[]): string {
  const head = `  <testsuite name="${escaped(group)}" ${counts(reports)}>`
  return [head, ...reports.map(testCase), '  </testsuite>'].join('\n')
}

function counts(reports: readonly CallReport[]): string {
  const count = (verdict: CallReport['verdict']) =>
    reports.filter((report) => report.verdict === verdict).length
  return `tests="${reports.length}" failures="${count('deviates')}" skipped="${count('not-exercised')}"`
}

function testCase({ call, method, path, ms = 0, verdict, reason = '', deviations }: CallReport): string {
  const head = `    <testcase classname="${escaped(call)}" name="${escaped(`${method} ${path}`)}" time="${ms / 1000}"`
  if (verdict === 'conforms') return `${head}/>`
  const inside =
    verdict === 'not-exercised'
      ? `<skipped message="${escaped(reason)}"/>`
      : deviations
          .map((each) => {
            const line = escaped(deviationLine(each))
            return `<failure type="${escaped(each.rule ?? each.kind)}" message="${line}">${escaped(each.request)}</failure>`
          })
          .join('')
  return `${head}>${inside}</testcase>`
}
