import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatTenThousands } from '~/shared/lib/text/format'
import { monthName, namedMonths, plotFraction, roundTicks, shade, spacedPlaces } from './plot'

const YEAR = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

describe('months', () => {
  it('are named in Chinese', () => {
    expect(YEAR.map(monthName).join('')).toBe('1月2月3月4月5月6月7月8月9月10月11月12月')
  })

  it('leave every other name out where room is short', () => {
    expect(namedMonths(YEAR, 358)).toEqual([1, 3, 5, 7, 9, 11])
    expect(namedMonths(YEAR, 600)).toEqual(YEAR)
  })
})

it('reads a place between the margins', () => {
  const box = { left: 100, width: 468 }
  expect([148, 348, 548].map((x) => plotFraction(x, box))).toEqual([0, 0.5, 1])
})

it('shades fall evenly and turn their ink', () => {
  expect([0, 1, 2].map((index) => shade(index, 3).fill)).toEqual(
    [95, 54, 12].map((percent) => `color-mix(in oklab, var(--primary) ${percent}%, var(--background))`),
  )
  expect(shade(0, 3).ink).toBe('var(--background)')
  expect(shade(2, 3).ink).toBe('var(--foreground)')
  expect(shade(0, 1)).toEqual(shade(0, 3))
})

describe('roundTicks', () => {
  it.each([
    [0, [0]],
    [1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [1.3, [0, 0.5, 1, 1.5]],
    [23_800, [0, 5000, 10_000, 15_000, 20_000, 25_000]],
  ])('up to %s', (top, ticks) => {
    expect(roundTicks(top)).toEqual(ticks)
  })

  it('never stand nearer than a figure of the axis can say', () => {
    expect(roundTicks(120, { unit: 100 })).toEqual([0, 100, 200])
    expect(roundTicks(1_240, { unit: 100 })).toEqual([0, 500, 1000, 1500])
    expect(roundTicks(23_800, { unit: 100 })).toEqual(roundTicks(23_800))
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000 }), (top) => {
        const ticks = roundTicks(top, { unit: 100 })
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(top)
        expect(ticks.length).toBeLessThanOrEqual(6)
        expect(new Set(ticks.map(formatTenThousands)).size).toBe(ticks.length)
        for (const tick of ticks) expect(Number(formatTenThousands(tick)) * 10_000).toBeCloseTo(tick)
      }),
    )
  })

  it('reaches the top in few steps', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 1e7, noNaN: true }), (top) => {
        const ticks = roundTicks(top)
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(top * (1 - 1e-9))
        expect(ticks.length).toBeLessThanOrEqual(6)
      }),
    )
  })
})

it('names as many places along an axis as have room', () => {
  expect(spacedPlaces(5, 800)).toEqual([0, 1, 2, 3, 4])
  expect(spacedPlaces(92, 800)).toEqual([0, 7, 14, 21, 28, 35, 42, 49, 56, 63, 70, 77, 84, 91])
  expect(spacedPlaces(3, 0)).toEqual([0])
})
