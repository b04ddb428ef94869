import { expect, it } from 'vitest'
import { textWidth } from '~/shared/lib/text/text-width'
import { dayOf } from '~/shared/lib/time/day-text'
import { flowed, pictureName, wrapped } from './picture-text'

it('measures Chinese as square and the rest as half', () => {
  expect(textWidth('招聘', 10)).toBe(20)
  expect(textWidth('12', 10)).toBeCloseTo(11.2)
})

it('breaks a text where the room ends', () => {
  expect(wrapped('近两年每月招聘量', 40, 10)).toEqual(['近两年每', '月招聘量'])
  expect(wrapped('招聘', 5, 10)).toEqual(['招', '聘'])
  expect(wrapped('', 40, 10)).toEqual([])
})

it('lets items flow into the next line', () => {
  expect(flowed([30, 30, 50], 70)).toEqual({
    places: [
      { x: 0, line: 0 },
      { x: 30, line: 0 },
      { x: 0, line: 1 },
    ],
    lines: 2,
  })
  expect(flowed([], 70).lines).toBe(0)
})

it('names a picture by what it shows and when', () => {
  expect(pictureName('薪酬（元/月）: 近 12 个月', dayOf(new Date(2026, 5, 5)))).toBe(
    '薪酬（元-月）-近-12-个月-2026-06-05.png',
  )
})
