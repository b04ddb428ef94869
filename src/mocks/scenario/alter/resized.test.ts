import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { withLongTexts, withMany, withOne } from './resized'

const Page = z.object({
  total: z.number(),
  current: z.number(),
  size: z.number(),
  records: z.array(z.object({ id: z.string(), name: z.string(), kind: z.enum(['a', 'b']) })),
})
const page = {
  total: 2,
  current: 2,
  size: 20,
  records: [
    { id: '1', name: '甲', kind: 'a' },
    { id: '2', name: '乙', kind: 'b' },
  ],
}

describe('an answer of another size', () => {
  it('has one entry, and says so', () => {
    expect(withOne(Page, page)).toEqual({ ...page, total: 1, records: [page.records[0]] })
    expect(withOne(z.array(z.number()), [])).toEqual([])
    expect(withOne(z.record(z.string(), z.number()), { a: 1, b: 2 })).toEqual({ a: 1 })
  })

  it('has as many as a page holds, each with an id of its own', () => {
    const many = Page.parse(withMany(Page, page))
    expect(many.records).toHaveLength(20)
    expect(many.total).toBe(1000)
    expect(new Set(many.records.map(({ id }) => id)).size).toBe(20)
    expect(withMany(z.array(z.object({ id: z.number() })), [{ id: 1 }])).toHaveLength(1000)
    expect(withMany(z.array(z.number()), [])).toEqual([])
  })

  it('has long texts where the contract has room for them', () => {
    const long = Page.parse(withLongTexts(Page, page))
    expect(long.records[0]).toMatchObject({ id: '1', kind: 'a', name: '甲'.repeat(500) })
    const Short = z.object({ name: z.string().check(z.maxLength(10)) })
    expect(withLongTexts(Short, { name: '甲' })).toEqual({ name: '甲' })
  })
})
