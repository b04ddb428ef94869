import { expect, it } from 'vitest'
import { farJump } from './far-jump'

const rows = [...'abcdefghijkl']

it('tells which row went up past many others', () => {
  expect(farJump(rows, [...'labcdefghijk'])).toBe('l')
  expect(farJump(rows, [...'abkcdefghijl'])).toBe('k')
})

it('says nothing of a short way, of a way down, and of several changes', () => {
  expect(farJump(rows, rows)).toBeUndefined()
  expect(farJump(rows, [...'abcdefghijlk'])).toBeUndefined()
  expect(farJump(rows, [...'bcdefghijkla'])).toBeUndefined()
  expect(farJump(rows, [...'lkabcdefghij'])).toBeUndefined()
  expect(farJump(rows, rows.toReversed())).toBeUndefined()
  expect(farJump(rows, rows.slice(1))).toBeUndefined()
})
