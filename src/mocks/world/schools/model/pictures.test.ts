import { expect, it } from 'vitest'
import { findSchool } from '../schools'
import { shortName } from './pictures'

it.each([
  ['10002', '人大'],
  ['10358', '中科大'],
  ['10359', '合工大'],
  ['10001', '北大'],
  ['10003', '清华'],
  ['10366', '安医大'],
])('a crest shortens the name of %s to %s', (id, name) => {
  const school = findSchool(id)
  expect(school && shortName(school)).toBe(name)
})
