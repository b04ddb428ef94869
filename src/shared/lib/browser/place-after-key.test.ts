import { describe, expect, it } from 'vitest'
import { placeAfterKey } from './place-after-key'

describe('placeAfterKey', () => {
  it.each([
    ['ArrowRight', undefined, 0],
    ['ArrowRight', 11, 11],
    ['ArrowDown', 3, 4],
    ['ArrowLeft', undefined, 11],
    ['ArrowUp', 0, 0],
    ['Home', 5, 0],
    ['End', 5, 11],
    ['Tab', 5, undefined],
  ])('%s after %s is %s', (key, current, next) => {
    expect(placeAfterKey(key, current, 12)).toBe(next)
  })
})
