import { expect, it } from 'vitest'
import { petalRadii, slicesOf, withOthers } from './slices'

const EDUCATION = [
  { id: '不限', share: 35 },
  { id: '本科', share: 20 },
  { id: '大专及以上', share: 30 },
  { id: '硕士及以上', share: 5 },
  { id: '博士及以上', share: 10 },
]

it('gives each share its place and its own shade', () => {
  const slices = slicesOf(EDUCATION)
  expect(slices.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4])
  expect(new Set(slices.map(({ shade }) => shade.fill)).size).toBe(5)
})

it('names what is left of the whole', () => {
  expect(withOthers([{ id: '甲', share: 60.5 }], '其他')).toEqual([
    { id: '甲', share: 60.5 },
    { id: '其他', share: 39.5 },
  ])
  expect(withOthers([{ id: '甲', share: 99.5 }], '其他')).toHaveLength(1)
  expect(withOthers(EDUCATION, '其他')).toHaveLength(5)
})

it('draws shares as areas', () => {
  const radii = petalRadii(
    [
      { id: '甲', share: 40 },
      { id: '乙', share: 10 },
      { id: '丙', share: 0 },
    ],
    100,
  )
  expect(radii).toEqual([100, 50, 0])
})

it('draws a score by what could be had at most', () => {
  expect(petalRadii([{ id: '甲', share: 25 }], 100, 100)).toEqual([50])
})
