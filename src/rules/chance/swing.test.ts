import { expect, it } from 'vitest'
import { swingOf, swingWord } from './swing'

it('calls a smaller rank harder, and a move of more than 15 % a big one', () => {
  expect(swingOf(20_000, 23_000)).toEqual({ percent: 15, isHarder: false, isBig: false })
  expect(swingOf(20_000, 23_100)).toEqual({ percent: 16, isHarder: false, isBig: true })
  expect(swingOf(20_000, 16_000)).toEqual({ percent: 20, isHarder: true, isBig: true })
})

it('has a word for each direction', () => {
  expect(swingWord(swingOf(100, 80))).toBe('难 20%')
  expect(swingWord(swingOf(100, 105))).toBe('易 5%')
  expect(swingWord(swingOf(30_000, 30_001))).toBe('持平')
})
