import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { problemsOf, readTitles } from '../../scripts/lib/statements.mjs'
import { QA_PROMISES } from '../qa-promises'

/** A promise is a point of a list, or a row that begins with a word to write. */
const PROMISE = /^(?:- |\| `(?!qa\.named)[a-z])/

const RARE = 'only the long run proves it'

it('of the guide for testers each stand beside the tests that would fail if it were false', () => {
  const lines = readFileSync('docs/qa.md', 'utf8').split('\n')
  const promises = lines.filter((line) => PROMISE.test(line))
  const bare = promises.filter((line) => !QA_PROMISES.some((each) => line.startsWith(each.line)))
  expect(bare).toEqual([])
  const gone = QA_PROMISES.filter((each) => !promises.some((line) => line.startsWith(each.line)))
  expect(gone).toEqual([])
})

it('name tests that there are', () => {
  const statements = QA_PROMISES.map(({ line, tests }) => ({
    id: line,
    tests: tests.map((named) => {
      const [file = '', ...title] = named.split(' › ')
      return { file: file.replace(/\.tsx?$/, ''), title: title.join(' › ') }
    }),
  }))
  expect(statements.filter(({ tests }) => tests.length === 0)).toEqual([])
  // A long test counts as well: it is run every night.
  expect(problemsOf(statements, readTitles()).filter((problem: string) => !problem.endsWith(RARE))).toEqual(
    [],
  )
})
