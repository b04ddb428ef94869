import fc from 'fast-check'
import { expect, it } from 'vitest'
import { faultsOf, walked, walkStep } from '../../../../tests/lists/list-walk'

it('ten thousand walks with one list lose nothing and bring nothing back', { timeout: 600_000 }, () => {
  const walks = fc.property(fc.array(walkStep, { minLength: 20, maxLength: 60 }), (steps) => {
    expect(faultsOf(walked(steps))).toEqual([])
  })
  fc.assert(walks, { numRuns: 10_000 })
})
