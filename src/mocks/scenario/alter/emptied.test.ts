import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { emptied } from './emptied'

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

  it('empties what may be absent, and leaves what is', () => {
    const schema = z.object({ tags: z.nullish(z.array(z.string())), gone: z.nullish(z.array(z.string())) })
    expect(emptied(schema, { tags: ['x'], gone: null })).toEqual({ tags: [], gone: null })
  })
})
