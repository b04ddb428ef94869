import { expect, it } from 'vitest'
import { reportedShares } from './reported-shares'

it('a chance in percent lies within its step, and within the tier that is told with it', () => {
  expect(reportedShares({ risk: 1, probability: 30 })).toEqual({ low: 0.3, high: 0.35 })
  expect(reportedShares({ risk: 2, probabilityLow: 60, probabilityHigh: 70 })).toEqual({
    low: 0.6,
    high: 0.75,
  })
  // The last step is open, and a figure of another tier says no more than the tier.
  expect(reportedShares({ risk: 3, probability: 95 })).toEqual({ low: 0.95, high: 1 })
  expect(reportedShares({ risk: 2, probability: 95 })).toEqual({ low: 0.5, high: 0.9 })
  expect(reportedShares({ probability: 10 })).toEqual({ low: 0, high: 0.1 })
})

it('nothing is known where no figure is told, or one end alone', () => {
  expect(reportedShares({ risk: 1 })).toBeUndefined()
  expect(reportedShares({ risk: 1, probabilityLow: 20 })).toBeUndefined()
  expect(reportedShares({ risk: 1, probabilityHigh: 20 })).toBeUndefined()
})
