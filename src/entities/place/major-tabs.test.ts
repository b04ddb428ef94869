import { expect, it } from 'vitest'
import {
  fitsMajorRoute,
  LEVEL_WORDS,
  levelOfWord,
  levelWord,
  majorTabOf,
  majorTypeTabOf,
  placeOfMajorCode,
} from './major-tabs'

it('S2-2.26 reads tabs by word and by route, and begins with the overview', () => {
  expect([undefined, 'career', '/chazhuanyetypezhiye/$majorType', 'schools'].map(majorTypeTabOf)).toEqual([
    'overview',
    'career',
    'career',
    'overview',
  ])
  expect([undefined, 'employment', '/chazhuanyedetailyuanxiao/$majorCode', 'career'].map(majorTabOf)).toEqual(
    ['overview', 'employment', 'schools', 'overview'],
  )
})

it('S2-2.25.2 tells a type from a major by the length of its code', () => {
  expect(placeOfMajorCode('0809', 'career')).toEqual({ kind: 'major-type', code: '0809', tab: 'career' })
  expect(placeOfMajorCode('080901')).toEqual({ kind: 'major', code: '080901', tab: 'overview' })
  expect(fitsMajorRoute('0809', '/chazhuanyetype/$majorType')).toBe(true)
  expect(fitsMajorRoute('0809', '/chazhuanyedetail/$majorCode')).toBe(false)
})

it('S2-2.23.1 S2-9.12 names each level by one word', () => {
  expect(LEVEL_WORDS.map(levelOfWord)).toEqual([1, 2, 3])
  expect(LEVEL_WORDS.map(levelOfWord).map(levelWord)).toEqual(LEVEL_WORDS)
})
