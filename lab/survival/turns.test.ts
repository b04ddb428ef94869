import { expect, it } from 'vitest'
import { inTurns } from './turns.mjs'

const FAULTS = [{ name: 'hang' }, { name: 'shape' }, { name: 'null' }]
const TARGETS = ['/a 1', '/b 1', '/a 2', '/b 2', '/b 3'].map((text) => {
  const [address = '', target = ''] = text.split(' ')
  return { address, target }
})

it('meets each target, and each fault on every screen, before anything comes again; in the end everything', () => {
  const cases = inTurns(TARGETS, FAULTS)
  // Screen /a has two calls: its third fault needs one of them a second time.
  const first = cases.slice(0, 6)
  expect(new Set(first.map(({ address, target }) => `${address} ${target}`)).size).toBe(5)
  expect(new Set(first.map(({ address, fault }) => `${address} ${fault?.name}`)).size).toBe(6)
  expect(new Set(cases.map(({ address, target, fault }) => `${address} ${target} ${fault?.name}`)).size).toBe(
    15,
  )
  expect(cases).toHaveLength(15)
})
