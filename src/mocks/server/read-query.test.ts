import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
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
