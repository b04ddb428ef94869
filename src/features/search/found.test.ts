import { expect, it } from 'vitest'
import { indexNames } from '~/entities/name-search/name-match'
import type { BatchLevel } from '~/rules/filing/batches'
import { type Found, matchFound } from './found'

const majors: readonly Found[] = (
  [
    ['520201', '护理'],
    ['520205', '护理管理'],
    ['101101', '护理学'],
    ['101101T', '医学护理工程'],
  ] as const
).map(([code, name]) => ({ kind: 'major', id: `major-${code}`, code, name, trail: '', link: {} }))
const index = {
  names: majors.map((major) => indexNames(major, (text) => [...text])),
  byId: new Map(majors.map((major) => [major.id, major])),
}
const names = (words: string, level: BatchLevel = '本科') =>
  matchFound(index, words, { most: 8, level }).map(({ name }) => name)

it('finds majors of universities before those of colleges, and first of all what is called just so', () => {
  expect(names('护理')).toEqual(['护理', '护理学', '医学护理工程', '护理管理'])
  expect(names('护')).toEqual(['护理学', '医学护理工程', '护理', '护理管理'])
})

it('finds those of colleges first for somebody whose score reaches no university', () => {
  expect(names('护', '专科')).toEqual(['护理', '护理管理', '护理学', '医学护理工程'])
  expect(names('护理学', '专科')).toEqual(['护理学'])
})
