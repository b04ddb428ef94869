import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countText } from './count-text'

const asIntlWrites = new Intl.NumberFormat('zh-CN').format

it('separates thousands', () => {
  expect([0, 7, 696, 1000, 25_818, 123_456, 1_234_567, -25_818, 5200.5].map(countText)).toEqual([
    '0',
    '7',
    '696',
    '1,000',
    '25,818',
    '123,456',
    '1,234,567',
    '-25,818',
    '5,200.5',
  ])
})

it('writes every whole number as Intl does', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (value) => {
      expect(countText(value)).toBe(asIntlWrites(value))
    }),
  )
})

it('writes decimals as Intl does, three at most', () => {
  const thousandths = fc.integer({ min: -1e9, max: 1e9 }).filter((value) => value !== 0)
  fc.assert(
    fc.property(thousandths, (value) => {
      expect(countText(value / 1000)).toBe(asIntlWrites(value / 1000))
    }),
  )
})
