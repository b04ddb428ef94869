import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shareOut } from './share-out'

it('orders go to whom has the fewest', () => {
  const planners = [
    { id: 'a', load: 3 },
    { id: 'b', load: 1 },
    { id: 'c', load: 2 },
  ]
  expect(shareOut(4, planners)).toEqual(['b', 'b', 'c', 'a'])
  expect(shareOut(2, [])).toEqual([])
})

it('nobody gets one while somebody else has fewer', () => {
  const loads = fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(loads, fc.nat({ max: 40 }), (start, orders) => {
      const planners = start.map((load, index) => ({ id: String(index), load }))
      const given = shareOut(orders, planners)
      expect(given).toHaveLength(orders)
      const after = start.map((load, index) => load + given.filter((id) => id === String(index)).length)
      const least = Math.min(...after)
      for (const [index, load] of after.entries()) {
        if (given.includes(String(index))) expect(load).toBeLessThanOrEqual(least + 1)
      }
    }),
  )
})
