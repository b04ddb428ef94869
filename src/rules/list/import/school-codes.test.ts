import { expect, it } from 'vitest'
import type { CalledSchool } from './named-school'
import { codesOf, ofCodes, ofWholeCode } from './school-codes'

const codes = codesOf([
  { id: '10357', schoolName: '安徽大学', schoolEnrollCode: '0101' },
  { id: '10359', schoolName: '合肥工业大学', schoolEnrollCode: '01010' },
  { id: '10459', schoolName: '郑州大学', schoolEnrollCode: '0371' },
] satisfies readonly CalledSchool[])

it('a code counts as it is written before it counts without its zeros', () => {
  expect(codes.all('0101')).toEqual(['10357'])
  expect(codes.all('101')).toEqual(['10357'])
  expect(codes.all('10459')).toEqual(['10459'])
  expect(codes.all('9999')).toEqual([])
})

it('a code with that of its group is parted in one way, or not at all', () => {
  expect(ofWholeCode('0371002', codes)).toEqual({ id: '10459', group: '002' })
  expect(ofWholeCode('0371-02', codes)).toEqual({ id: '10459', group: '02' })
  for (const between of ['–', '/', '.', '+', '#', ' '])
    expect(ofWholeCode(`0371${between}002`, codes)).toEqual({ id: '10459', group: '002' })
  expect(ofWholeCode('0101003', codes)).toBeUndefined()
  expect(ofCodes(undefined, '0371002', codes)).toEqual({ id: '10459', group: '002' })
  expect(ofCodes('0371', '002', codes)).toEqual({ id: '10459' })
})
