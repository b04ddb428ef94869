import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { field, range } from '~/shared/address/fields'
import { numberText, rangeText, readNumber } from './typed-number'

describe('a typed number', () => {
  it.each([
    ['600', 600],
    [' ６１０ ', 610],
    ['20,000', 20_000],
    ['２０，０００', 20_000],
    ['1 2 3', 123],
    ['007', 7],
    ['', undefined],
    ['  ', undefined],
    ['0', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['1e3', undefined],
    ['1000000', undefined],
    ['六百', undefined],
  ])('%j is the rank %s', (text, expected) => {
    expect(readNumber(text, range.rank).number).toBe(expected)
  })

  it('keeps what was meant by a text that is no number', () => {
    expect(readNumber('－１', range.score).plain).toBe('-1')
    expect(readNumber(' \u3000', range.score).plain).toBe('')
  })

  it('is one exactly when the address carries it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -5, max: 2_000_000 }),
        fc.constantFrom('rank', 'score'),
        (number, name) => {
          expect(readNumber(String(number), range[name]).number).toBe(field[name]().parse(String(number)))
        },
      ),
    )
  })

  it('says its range', () => {
    expect(rangeText(range.rank)).toBe('位次是 1 到 999,999 的整数')
  })
})

it('shows a rank with its separators and a score without', () => {
  expect(numberText(124_829, range.rank)).toBe('124,829')
  expect(numberText(601, range.score)).toBe('601')
  expect(numberText(undefined, range.rank)).toBe('')
})
