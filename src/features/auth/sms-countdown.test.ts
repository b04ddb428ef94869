import { describe, expect, it } from 'vitest'
import { secondsLeft } from './sms-countdown'

describe('secondsLeft', () => {
  it.each([
    [0, 0, 60],
    [0, 1, 60],
    [0, 1000, 59],
    [0, 59_999, 1],
    [0, 60_000, 0],
    [0, 900_000, 0],
    [5000, 0, 60],
  ])('sent at %d, at %d there are %d left', (sentAt, now, expected) => {
    expect(secondsLeft(sentAt, now)).toBe(expected)
  })
})
