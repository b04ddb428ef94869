import { describe, expect, it } from 'vitest'
import { schoolCodeText } from './school-code'

describe('the code of a school on a form', () => {
  it.each([
    ["the province's own", { schoolId: '10357', schoolEnrollCode: '0357' }, '0357'],
    [
      'the national one, named as such',
      { schoolId: '10357', schoolEnrollCode: '10357' },
      '10357（国标代码）',
    ],
    ['a code of five digits beside another id', { schoolId: 'x-1', schoolEnrollCode: '10357' }, '10357'],
    ['none', { schoolId: '10357', schoolEnrollCode: null }, ''],
  ])('is %s', (_, school, text) => {
    expect(schoolCodeText(school)).toBe(text)
  })
})
