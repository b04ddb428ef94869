import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (file) =>
      /\.(tsx?|mjs|css|html|json|md)$/.test(file) && !/package-lock|routeTree\.gen|openapi\.json/.test(file),
  )

function offenders(pattern: RegExp, among: readonly string[] = FILES): string[] {
  return among.filter((file) => pattern.test(readFileSync(file, 'utf8')))
}

const SOURCES = FILES.filter((file) => /^(src|tests|tools|lab)\//.test(file))

describe('the repository', () => {
  it('names no path of a machine and no registry', () => {
    expect(offenders(/\/(?:home|Users|root|work)\/[a-z]|registry\.npm|file:\/\/\/[A-Za-z]/)).toEqual([])
  })

  it('has no skipped or focused test and no suppressed type error', () => {
    const self = /repository\.test\.ts$/
    const sources = SOURCES.filter((file) => !self.test(file))
    expect(offenders(/\b(?:it|test|describe)\.(?:skip|only|fixme|todo)\b/, sources)).toEqual([])
    expect(offenders(/@ts-(?:ignore|expect-error|nocheck)|\bas any\b/, sources)).toEqual([])
  })

  it('loads code late in one way only', () => {
    const sources = SOURCES.filter((file) => file.startsWith('src/') && file.endsWith('.tsx'))
    expect(offenders(/\blazy\(|<Suspense\b/, sources)).toEqual([])
  })

  it('navigates a page or the drawer to other filters in one place', () => {
    const sources = SOURCES.filter((file) => file.startsWith('src/features/'))
    expect(offenders(/\bnavigate\(\{\s*search|keepPreviousData|useLatest/, sources)).toEqual([])
  })

  it('keeps its figures in small tables', () => {
    const facts = SOURCES.filter((file) => /^src\/mocks\/world\/\w+\/facts\//.test(file))
    const large = facts.filter((file) => readFileSync(file).length > 300_000)
    expect(large).toEqual([])
  })
})
