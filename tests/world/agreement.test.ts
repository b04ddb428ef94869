import { expect, it, vi } from 'vitest'
import { disagreements } from '../../lab/world-report/agreement'

// Whole plans are computed; a busy machine must not turn that into a failure.
vi.setConfig({ testTimeout: 120_000 })

it('nothing that is told to a candidate contradicts anything else; the world report asks three hundred', async () => {
  const { units, unfilled, lists, apart, ...contradictions } = await disagreements(1)
  expect(units).toBeGreaterThan(300)
  expect(unfilled).toBeGreaterThanOrEqual(0)
  expect(lists).toBe(1)
  expect(apart).toBeLessThanOrEqual(lists)
  expect(Object.entries(contradictions).filter(([, count]) => count > 0)).toEqual([])
})
