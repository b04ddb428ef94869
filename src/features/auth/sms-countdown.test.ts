import { describe, expect, it } from 'vitest'
import { RESEND_SECONDS } from '~/contracts/auth'
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
  ])('S1-9.3 sent at %d, at %d there are %d left', (at, now, expected) => {
    expect(secondsLeft({ at, seconds: 60 }, now)).toBe(expected)
  })

  it('S1-9.3 is 60 where the server asks for nothing else', () => {
    expect(secondsLeft({ at: 0, seconds: RESEND_SECONDS }, 0)).toBe(60)
  })

  it('counts the wait that a server has asked for', () => {
    expect(secondsLeft({ at: 0, seconds: 3000 }, 1_000_000)).toBe(2000)
    expect(secondsLeft({ at: 9_000_000, seconds: 42 }, 0)).toBe(42)
  })
})
