import { describe, expect, it } from 'vitest'
import { scoreBand } from './score-band'

const line = { province: '安徽', batch: '本科批', subject: '物理', controlScore: 461 }

describe('scoreBand', () => {
  it('S1-2.49.5 shows both ends, or one score where they meet', () => {
    expect(scoreBand({ ...line, lowestScore: 461, highestScore: 513 })).toBe('461–513')
    expect(scoreBand({ ...line, lowestScore: 461, highestScore: 461 })).toBe('461')
  })

  it('S1-2.49 shows nothing unless both ends exist', () => {
    expect(scoreBand(line)).toBeUndefined()
    expect(scoreBand({ ...line, lowestScore: 461 })).toBeUndefined()
    expect(scoreBand({ ...line, highestScore: 513 })).toBeUndefined()
  })
})
