import { describe, expect, it } from 'vitest'
import { formatPercent } from './format'

describe('formatPercent', () => {
  it('S2-9.15 rounds, shows a trace as 1% and none as 0%', () => {
    expect([0, 0.2, 0.5, 1.49, 33.5, 100].map(formatPercent)).toEqual(['0%', '1%', '1%', '1%', '34%', '100%'])
  })
})
