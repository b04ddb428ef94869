import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LAB } from '../../lab/names.mjs'
import { QA_JOBS } from '../qa-jobs'
import { testsNamed } from './tests-named'

/** A tester reaches any state with so many actions. */
const MOST_ACTIONS = 2

it('are twenty jobs of a tester, each in two actions at most', () => {
  expect(new Set(QA_JOBS.map(({ job }) => job)).size).toBe(20)
  const long = QA_JOBS.filter(({ actions }) => actions.length === 0 || actions.length > MOST_ACTIONS)
  expect(long).toEqual([])
})

it('each have tests that exist and are in every run', () => {
  const isThere = (test: string) => testsNamed(test).length > 0
  expect(QA_JOBS.flatMap(({ tests }) => tests.filter((test) => !isThere(test)))).toEqual([])
  const isQuick = (test: string) => testsNamed(test).some(({ isLong }) => !isLong)
  expect(QA_JOBS.filter(({ tests }) => !tests.some(isQuick))).toEqual([])
})

const SHARD = `--shard ${'$'}{{ matrix.shard }}`

/** A workflow runs `command` in as many parts as it is cut into, and keeps the reports. */
function expectParts(file: string, command: string): void {
  const workflow = readFileSync(`.github/workflows/${file}`, 'utf8')
  const parts = /shard: \[(.*)\]/.exec(workflow)?.[1]?.split(', ') ?? []
  expect(parts).toEqual(parts.map((_, at) => `${at + 1}/${parts.length}`))
  expect(parts.length).toBeGreaterThan(1)
  expect(workflow).toContain(command)
  expect(workflow).toContain('.cache/reports')
}

it('runs each part of the tests in CI, and keeps the reports', () => {
  expectParts('test.yml', `npm test --silent -- ${SHARD}`)
})

it('runs each part of the long tests every night', () => {
  expectParts('long.yml', `npm test --silent -- --long ${SHARD}`)
  expect(readFileSync('.github/workflows/long.yml', 'utf8')).toMatch(
    /schedule:\n +- cron: "\d+ \d+ \* \* \*"/,
  )
})

const WORKFLOWS = readdirSync('.github/workflows').filter((file) => file.endsWith('.yml'))

it.each(WORKFLOWS)('names in %s only commands that there are, with options that they have', (file) => {
  const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts
  const lines = readFileSync(`.github/workflows/${file}`, 'utf8').replaceAll(/^ *#.*$/gm, '')
  const [called, ...others] = lines.matchAll(/npm (?:run (?:--silent )?([\w:]+)(?: -- ([\w-]+))?|(test))/g)
  expect(called).toBeDefined()
  // One command is what its workflow is for: the options of the file are its options.
  expect(others).toEqual([])
  const command = scripts[called?.[1] ?? called?.[3] ?? '']
  const instruments: Readonly<Record<string, { readonly file: string }>> = LAB
  const started = called?.[1] === 'lab' ? instruments[called[2] ?? '']?.file : command?.split(' ')[1]
  const source = readFileSync(started ?? '', 'utf8')
  const options = [...lines.matchAll(/(?<=\s|:\+)--([a-z]\w*)/g)].map(([, name]) => name)
  expect(options.filter((name) => name !== 'silent' && !source.includes(`'${name}'`))).toEqual([])
})
