import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { QA_PROMISES } from '../qa-promises'
import { testsNamed } from './tests-named'

/** A promise is a point of a list, or a row that begins with a word to write. */
const PROMISE = /^(?:- |\| `(?!qa\.named)[a-z])/

it('of the guide for testers each stand beside the tests that would fail if it were false', () => {
  const lines = readFileSync('docs/qa.md', 'utf8').split('\n')
  const promises = lines.filter((line) => PROMISE.test(line))
  const bare = promises.filter((line) => !QA_PROMISES.some((each) => line.startsWith(each.line)))
  expect(bare).toEqual([])
  const gone = QA_PROMISES.filter((each) => !promises.some((line) => line.startsWith(each.line)))
  expect(gone).toEqual([])
})

it('name tests that there are', () => {
  expect(QA_PROMISES.filter(({ tests }) => tests.length === 0)).toEqual([])
  // A long test counts as well: it is run every night.
  const isThere = (test: string) => testsNamed(test).length > 0
  expect(QA_PROMISES.flatMap(({ tests }) => tests.filter((test) => !isThere(test)))).toEqual([])
})
