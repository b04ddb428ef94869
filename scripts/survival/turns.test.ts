import { expect, it } from 'vitest'
import { inTurns } from './turns.mjs'

it('lets each target fail once before any fails a second time, in every way in the end', () => {
  const targets = ['a', 'b', 'c'].map((target) => ({ target }))
  const faults = [{ name: 'hang' }, { name: 'shape' }]
  const names = inTurns(targets, faults).map(({ target, fault }) => `${target} ${fault?.name}`)
  expect(names.slice(0, 3)).toEqual(['a hang', 'b shape', 'c hang'])
  expect(new Set(names).size).toBe(6)
})
