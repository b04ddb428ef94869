import { describe, it, vi } from 'vitest'
import { PROVINCES } from '~/rules/exam/provinces'
import { expectHolding, places } from '../../../../tests/recommendation/holding-list'

// Whole plans are computed; a busy machine must not turn that into a failure.
vi.setConfig({ testTimeout: 120_000 })

/** From the middle of the candidates above the line to just below it. */
const SHARES = [0.5, 0.65, 0.8, 0.85, 0.9, 0.97, 1.02]

describe('a list in one press', () => {
  it.each(
    places(
      PROVINCES.map(({ name }) => name),
      SHARES,
    ),
  )('%s %s at %d of the line holds', expectHolding)
})
