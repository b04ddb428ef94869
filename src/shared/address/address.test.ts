import { describe, expect, it } from 'vitest'
import { isAddress, laid } from './address'

describe('a change of filters', () => {
  const before = { province: '安徽', score: 600 }

  it('is laid over what the address says', () => {
    expect(laid(before, { score: 610 })).toEqual({ province: '安徽', score: 610 })
  })

  it('that was worked out keeps a step that was made meanwhile', () => {
    const defaults = { province: '安徽', year: 2025 }
    expect(laid({ ...before, province: '浙江' }, defaults, before)).toEqual({ province: '浙江', score: 600 })
    expect(laid({ ...before, year: 2023 }, defaults, before)).toEqual({ ...before, year: 2023 })
  })

  it('that was worked out completes the rest, whatever else has changed', () => {
    expect(laid({ ...before, score: 610 }, { year: 2025 }, before)).toEqual({
      province: '安徽',
      year: 2025,
      score: 610,
    })
  })
})

const addresses = Object.values(import.meta.glob<object>('/src/**/*.address.ts', { eager: true }))
  .flatMap((module) => Object.values(module))
  .filter(isAddress)

it('the defaults of every address are what its schema gives where nothing is said', () => {
  expect(addresses.length).toBeGreaterThan(25)
  for (const { schema, defaults } of addresses) expect(defaults).toEqual(schema.parse({}))
})
