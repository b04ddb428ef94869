import { expect, it } from 'vitest'
import { placeOf, pointText, priceText } from './risk-words'

const rule = { dreamPercent: 20, reachPercent: 65, matchPercent: 20, safetyPercent: 15 }
const careful = { rule, rows: 40, slip: 0.02, halfRank: 28_000, better: 12 }
const bold = {
  rule: { ...rule, reachPercent: 80, matchPercent: 20, safetyPercent: 0 },
  rows: 45,
  slip: 1.04,
  halfRank: 26_500,
  better: 15,
}

it('says what a point means', () => {
  expect(pointText(bold)).toBe('填 45 个，滑档 1.0%；好的那一半年份，平均能到往年位次 26,500 左右的志愿。')
})

it('says the price of more risk, and of less', () => {
  expect(priceText(careful, bold)).toBe('滑档 不到 0.1% → 1.0%，换来 3 个更想去的。')
  expect(priceText(bold, careful)).toBe('滑档 1.0% → 不到 0.1%，更想去的少 3 个。')
  expect(priceText(bold, { ...bold, slip: 2 })).toBe('滑档 1.0% → 2.0%，更想去的一个也没有多。')
  expect(priceText(careful, { ...careful, better: 14 })).toBe('滑档还是不到 0.1%，换来 2 个更想去的。')
})

it('finds the point of a list by its shares', () => {
  expect(placeOf([careful, bold], bold.rule)).toBe(1)
  expect(placeOf([careful], bold.rule)).toBeUndefined()
  expect(placeOf([careful], undefined)).toBeUndefined()
})
