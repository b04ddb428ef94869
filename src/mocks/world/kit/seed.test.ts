import { afterEach, describe, expect, it } from 'vitest'
import { pairUniform } from './pair-seed'
import { seedWorld, uniform } from './seed'

afterEach(() => seedWorld(0))

const drawn = () => [uniform('a', 1), uniform('b'), pairUniform(10_001, 7, 3), pairUniform(0, 0, 1)]

describe('the seed of the world', () => {
  it('changes every number, and gives the same ones again', () => {
    const shipped = drawn()
    seedWorld(7)
    const other = drawn()
    expect(other.filter((value, index) => value === shipped[index])).toEqual([])
    expect(other.every((value) => value >= 0 && value < 1)).toBe(true)
    seedWorld(8)
    expect(drawn()).not.toEqual(other)
    seedWorld(7)
    expect(drawn()).toEqual(other)
    seedWorld(0)
    expect(drawn()).toEqual(shipped)
  })
})
