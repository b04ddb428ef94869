import { describe, expect, it } from 'vitest'
import { randomAddresses } from './random-addresses.mjs'

const ROUTES = [
  { path: '/pici', fields: [{ key: 'province', choices: [] }] },
  { path: '/chadaxueoverview/$id', fields: [{ key: 'view', choices: ['table', 'cards'] }] },
]
const HOW = { seed: 7, count: 200, coldShare: 4 }

describe('random addresses', () => {
  it('are the same for the same seed, so that one of them can be looked at again', () => {
    expect(randomAddresses(ROUTES, HOW)).toEqual(randomAddresses(ROUTES, HOW))
    expect(randomAddresses(ROUTES, { ...HOW, seed: 8 })).not.toEqual(randomAddresses(ROUTES, HOW))
  })

  it('stay on this site, on every page, with values that the page knows and others', () => {
    const all = randomAddresses(ROUTES, HOW)
    for (const { address } of all)
      expect(new URL(address, 'https://here.invalid').origin, address).toBe('https://here.invalid')
    for (const start of ['/pici', '/chadaxueoverview/10358'])
      expect(all.some(({ address }) => address.startsWith(start))).toBe(true)
    expect(all.some(({ address }) => address.includes('view=cards'))).toBe(true)
    expect(all.some(({ address }) => address.includes('trap'))).toBe(true)
  })
})
