import { expect, it } from 'vitest'
import { fileName } from './download'

it.each([
  ['长三角方案', '长三角方案.xlsx'],
  ['a/b:c*"d"', 'a_b_c__d_.xlsx'],
  ['  ', '志愿表.xlsx'],
])('%s becomes the file %s', (name, expected) => {
  expect(fileName(name, '.xlsx')).toBe(expected)
})
