import { expect, it } from 'vitest'
import { genderShares, sharesText } from './gender-shares'

it('reads a ratio, whatever it adds up to', () => {
  expect(genderShares('62:38')).toEqual({ men: 62, women: 38 })
  expect(genderShares(' 2：1 ')).toEqual({ men: 67, women: 33 })
  expect(genderShares('0:5')).toEqual({ men: 0, women: 100 })
})

it('reads nothing into any other text', () => {
  expect(['', '男多', '0:0', '6:3:1'].map(genderShares)).toEqual([undefined, undefined, undefined, undefined])
})

it('says which share is whose', () => {
  expect(sharesText({ men: 62, women: 38 })).toBe('男 62%，女 38%')
})
