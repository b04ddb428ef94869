import { expect, it } from 'vitest'
import { failureWord, happens, readFailure } from './faults'

const failing = (word: string, chance = () => 0) => {
  const planned = readFailure(word)
  if (typeof planned === 'string') throw new Error(planned)
  return Array.from({ length: 6 }, (_, at) => at + 1).filter((count) => happens(planned, count, chance()))
}

it('happens with every call, the first few, one of them, or some from one on', () => {
  expect(failing('500')).toEqual([1, 2, 3, 4, 5, 6])
  expect(failing('500*2')).toEqual([1, 2])
  expect(failing('500@3')).toEqual([3])
  expect(failing('500@3*2')).toEqual([3, 4])
})

it('happens with a share of the calls', () => {
  expect(failing('500~30', () => 0.29)).toEqual([1, 2, 3, 4, 5, 6])
  expect(failing('500~30', () => 0.31)).toEqual([])
})

it('is written as it is read, in one order', () => {
  expect(failureWord({ failure: 'offline', percent: 5, nth: 2 })).toBe('offline@2~5')
  expect(readFailure('offline~5@2')).toEqual({ failure: 'offline', percent: 5, nth: 2 })
})
