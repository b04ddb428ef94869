import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { emptied } from './emptied'
import { readQuery } from './read-query'

describe('readQuery', () => {
  const schema = z.object({
    year: z.optional(z.int()),
    ids: z.optional(z.array(z.int())),
    name: z.string(),
    open: z.optional(z.boolean()),
  })

  it.each([
    ['year=2025&name=7&ids=1&ids=2&open=true', { year: 2025, name: '7', ids: [1, 2], open: true }],
    ['year=&name=a', { year: '', name: 'a' }],
    ['year=abc&open=yes&name=', { year: 'abc', open: 'yes', name: '' }],
    ['other=1&name=a', { name: 'a' }],
  ])('reads %s', (text, expected) => {
    expect(readQuery(schema, new URLSearchParams(text))).toEqual(expected)
  })
})

describe('emptied', () => {
  it('empties lists, maps and totals, and leaves the rest', () => {
    const schema = z.object({
      total: z.number(),
      name: z.string(),
      records: z.array(z.number()),
      map: z.record(z.string(), z.number()),
      inner: z.object({ list: z.array(z.string()) }),
    })
    const value = { total: 2, name: 'n', records: [1, 2], map: { a: 1 }, inner: { list: ['x'] } }
    expect(emptied(schema, value)).toEqual({ total: 0, name: 'n', records: [], map: {}, inner: { list: [] } })
  })
})
